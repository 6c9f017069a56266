/** For the button of a menu whose code comes with the first sign of wanting it: until then it only says what it opens. */
export function stillTrigger(load: () => Promise<unknown>, open: () => void) {
  const prepare = () => void load();
  return {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: open,
  } as const;
}
