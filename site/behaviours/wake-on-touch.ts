import type { ClientDirective } from 'astro';

/** How many milliseconds a form that was submitted waits for its scripts before it is posted natively. */
const patience = 4000;

/**
 * Loads an island's scripts at the first touch, key or focus inside it, and holds what comes too early: a submit, and
 * the last press of a button that does nothing without scripts. Both are repeated once the island says `island:ready`.
 * If its scripts fail or are late, the island is marked `data-failed` and a held submit becomes a native post.
 */
const wakeOnTouch: ClientDirective = (load, _options, island) => {
  const asleep = new AbortController();
  const holding = new AbortController();
  let pressed: HTMLButtonElement | null = null;
  let submit: SubmitEvent | undefined;
  let posted = false;

  function wake(): void {
    asleep.abort();
    load()
      .then((hydrate) => hydrate())
      .catch(fail);
  }

  function hold(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function post(): void {
    island.dataset['failed'] = '';
    if (posted || !(submit?.target instanceof HTMLFormElement)) return;
    posted = submit.target.method === 'post';
    submit.target.submit();
  }

  function fail(): void {
    holding.abort();
    post();
  }

  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    island.addEventListener(type, wake, { signal: asleep.signal });
  }

  island.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button?.type !== 'button') return;
      hold(event);
      pressed = button;
    },
    { capture: true, signal: holding.signal },
  );

  island.addEventListener(
    'submit',
    (event) => {
      hold(event);
      if (submit) return;
      submit = event;
      const late = setTimeout(post, patience);
      holding.signal.addEventListener('abort', () => clearTimeout(late));
    },
    { capture: true, signal: holding.signal },
  );

  island.addEventListener('astro:hydration-error', fail, { signal: holding.signal });

  island.addEventListener(
    'island:ready',
    () => {
      if (posted) return;
      holding.abort();
      delete island.dataset['failed'];
      pressed?.click();
      if (submit?.target instanceof HTMLFormElement) submit.target.requestSubmit(submit.submitter);
    },
    { signal: holding.signal },
  );

  // A page that comes back after it was posted natively begins anew, with its draft.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && posted) location.reload();
  });
};

export default wakeOnTouch;
