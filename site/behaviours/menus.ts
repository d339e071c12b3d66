/**
 * What the header's menus need beyond the platform: a panel closes when focus leaves it, and the small-screen menu
 * opens in browsers that have dialogs but no invoker commands (Safari before 26.2, Firefox before 144).
 */
for (const panel of document.querySelectorAll<HTMLElement>('header [popover]')) {
  const button = document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && relatedTarget !== button && !panel.contains(relatedTarget))
      panel.hidePopover();
  });
}

if (!('commandForElement' in HTMLButtonElement.prototype)) {
  for (const button of document.querySelectorAll('header button[commandfor]')) {
    const dialog = document.querySelector<HTMLDialogElement>(`#${String(button.getAttribute('commandfor'))}`);
    button.addEventListener('click', () => {
      if (dialog?.open) dialog.close();
      else dialog?.showModal();
    });
  }
}
