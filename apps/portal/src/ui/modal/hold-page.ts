import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
let tell = () => {};

function change(next: readonly HTMLDialogElement[]): void {
  const root = document.documentElement;
  if (open.length === 0) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  root.toggleAttribute('data-held', next.length > 0);
  open = next;
  tell();
}

/**
 * The page behind a dialog does not scroll, and does not jump as it loses its scrollbar: base.css says how. Told by an
 * attribute: to look for a dialog by selector would have the browser search the page at every change.
 */
export function holdPage(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((one) => one !== dialog));
}

/** One asks, for as long as there is a page: where the short messages are. */
function subscribe(listener: () => void): () => void {
  tell = listener;
  return () => {};
}

const topModal = () => open.at(-1);

/** The one above all others, beside which nothing of the page can be seen or pressed. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, topModal, topModal);
}
