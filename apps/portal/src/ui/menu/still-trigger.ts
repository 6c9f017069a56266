/** For the button of a menu whose code comes with the first sign of wanting it: until then it only says what it opens. */
export function stillTrigger(load: () => Promise<unknown>, open: () => void, onFailed: () => void) {
  const prepare = () => void load().catch(() => {});
  return {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    // What cannot be fetched is not opened: its absence would take the page with it.
    onClick: () => void load().then(open, onFailed),
  } as const;
}
