const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;
const STILL_MS = 1000;

/** Runs once nobody has pointed, pressed, typed or scrolled for a moment: what holds up a frame is not felt then. */
export function whenStill(work: () => void): void {
  const ending = new AbortController();
  const listening = { capture: true, passive: true, signal: ending.signal };
  let timer = setTimeout(end, STILL_MS);
  for (const sign of SIGNS) addEventListener(sign, waitAgain, listening);

  function waitAgain() {
    clearTimeout(timer);
    timer = setTimeout(end, STILL_MS);
  }
  function end() {
    ending.abort();
    work();
  }
}
