/**
 * Keeps what is typed into a form marked `data-draft` in this tab until it is sent. It runs without the form's own
 * scripts, so that a draft is back before they come and survives if they never do. What a control stores may differ
 * from what it shows: then it stands in `data-whole`.
 */
const key = 'draft';
const form = document.querySelector<HTMLFormElement>('form[data-draft]');

function controls() {
  return [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
      'value' in element && 'name' in element && element.name !== '' && !element.closest('[aria-hidden]'),
  );
}

function restore(): void {
  const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  for (const control of controls()) {
    const text: unknown = Reflect.get(Object(draft), control.name);
    if (typeof text !== 'string') continue;
    control.value = text;
    document.documentElement.dataset['draft'] = 'restored';
  }
}

function save(): void {
  const filled = controls()
    .map((control) => [control.name, control.dataset['whole'] ?? control.value])
    .filter(([, text]) => text !== '');
  sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(filled)));
}

function forget(): void {
  sessionStorage.removeItem(key);
}

try {
  restore();
  document.addEventListener('input', save);
  document.addEventListener('reset', forget);
} catch {
  // This browser keeps nothing for sites: there is no draft then.
}
