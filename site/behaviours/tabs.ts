/** Makes tabs of stacked sections from the large breakpoint up, and sections of them again below it. */
const wide = matchMedia('(width >= 64rem)');

for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
  const list = tabs.querySelector<HTMLElement>('[role=tablist]');
  const buttons = [...tabs.querySelectorAll<HTMLElement>('[role=tab]')];
  const panels = [...tabs.children].filter((panel) => panel !== list);
  let active = buttons.findIndex((button) => button.getAttribute('aria-controls') === tabs.dataset['tabs']);

  const arrange = () => {
    list?.toggleAttribute('hidden', !wide.matches);
    for (const [index, button] of buttons.entries()) {
      const panel = panels[index];
      button.ariaSelected = String(index === active);
      button.tabIndex = index === active ? 0 : -1;
      panel?.toggleAttribute('hidden', wide.matches && index !== active);
      for (const [name, value] of Object.entries({ role: 'tabpanel', tabindex: '0', 'aria-labelledby': button.id }))
        if (wide.matches) panel?.setAttribute(name, value);
        else panel?.removeAttribute(name);
    }
  };
  const open = (index: number) => {
    active = (index + buttons.length) % buttons.length;
    arrange();
    buttons[active]?.focus();
  };

  for (const [index, button] of buttons.entries())
    button.addEventListener('click', () => {
      open(index);
    });
  list?.addEventListener('keydown', (event) => {
    const target = {
      ArrowDown: active + 1,
      ArrowRight: active + 1,
      ArrowUp: active - 1,
      ArrowLeft: active - 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    open(target);
  });
  wide.addEventListener('change', arrange);
  arrange();
}
