let holders = 0;

/**
 * The page behind a dialog does not scroll, and does not jump as it loses its scrollbar: base.css says how. Told by an
 * attribute: to look for a dialog by selector would have the browser search the page at every change.
 */
export function holdPage(): () => void {
  const root = document.documentElement;
  holders += 1;
  if (holders === 1) {
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    root.dataset['held'] = '';
  }
  return () => {
    holders -= 1;
    if (holders === 0) delete root.dataset['held'];
  };
}
