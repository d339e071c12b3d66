/** Makes tabs of stacked sections from the large breakpoint up, and sections of them again below it. */
const wide = matchMedia('(width >= 64rem)');

for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
  const [list, ...panels] = tabs.children as Iterable<HTMLElement>;
  const buttons = panels.map((panel, index) => {
    const button = document.createElement('button');
    button.role = 'tab';
    button.id = `tab-${panel.id}`;
    button.setAttribute('aria-controls', panel.id);
    for (const { textContent } of panel.querySelectorAll('h3, h3 + p'))
      button.appendChild(document.createElement('span')).textContent = textContent;
    button.addEventListener('click', () => {
      open(index);
    });
    return button;
  });
  let active = panels.findIndex(({ id }) => id === tabs.dataset['tabs']);

  const arrange = () => {
    list?.toggleAttribute('hidden', !wide.matches);
    for (const [index, panel] of panels.entries()) {
      const attributes = { role: 'tabpanel', tabindex: '0', 'aria-labelledby': `tab-${panel.id}` };
      for (const [name, value] of Object.entries(attributes))
        if (wide.matches) panel.setAttribute(name, value);
        else panel.removeAttribute(name);
      panel.hidden = wide.matches && index !== active;
      buttons[index]?.setAttribute('aria-selected', String(index === active));
      buttons[index]?.setAttribute('tabindex', index === active ? '0' : '-1');
    }
  };
  const open = (index: number) => {
    active = (index + panels.length) % panels.length;
    arrange();
    buttons[active]?.focus();
  };

  list?.append(...buttons);
  list?.addEventListener('keydown', (event) => {
    const keys = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'Home', 'End'];
    const goals = [active - 1, active - 1, active + 1, active + 1, 0, -1];
    const goal = goals[keys.indexOf(event.key)];
    if (goal === undefined) return;
    event.preventDefault();
    open(goal);
  });
  wide.addEventListener('change', arrange);
  arrange();
}
