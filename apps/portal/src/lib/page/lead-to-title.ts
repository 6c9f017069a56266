const TITLE = 'main h1';

/** Leads to the title of what is shown, so that it is heard and the keyboard goes on from there. */
export function leadToTitle(): void {
  const title = document.querySelector<HTMLElement>(TITLE);
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** Runs once the page has a title and is not held up by what is being saved. Whoever presses or types before that has found a way of their own. */
export function whenTitled(work: () => void, giveUp: AbortSignal): void {
  if (isTitled()) {
    work();
    return;
  }
  const watching = new MutationObserver(() => {
    if (!isTitled()) return;
    ending.abort();
    work();
  });
  const ending = new AbortController();
  const end = () => ending.abort();
  ending.signal.addEventListener('abort', () => watching.disconnect());
  giveUp.addEventListener('abort', end, { signal: ending.signal });
  for (const sign of ['pointerdown', 'keydown'] as const)
    addEventListener(sign, end, { capture: true, signal: ending.signal });
  watching.observe(document.body, { childList: true, subtree: true });
}

function isTitled(): boolean {
  return document.querySelector(TITLE) !== null && document.querySelector('dialog[aria-busy=true]') === null;
}

/** Whether what had the focus is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
