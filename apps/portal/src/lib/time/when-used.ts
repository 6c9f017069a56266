const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs at the first sign that somebody uses the page: until then it fetches nothing but itself. */
export function whenUsed(work: () => void): void {
  const once = () => {
    for (const sign of SIGNS) removeEventListener(sign, once);
    work();
  };
  for (const sign of SIGNS) addEventListener(sign, once, { passive: true });
}
