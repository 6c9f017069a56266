const PRESSABLE = 'a, button, label, summary, [role]';
/** Whoever holds on longer does something else. */
const LONGEST_PRESS_MS = 5000;
/** Where fingers press, the click may come a moment after they have left. */
const CLICK_WITHIN_MS = 50;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: Array<() => void> = [];

/** Runs what may move the page, but never under a finger: what slips away while it is pressed gets no click. */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}

/** From now on `afterPress` knows when something is pressed. The answer ends it. */
export function watchPresses(): () => void {
  const ending = new AbortController();
  const listening = { capture: true, passive: true, signal: ending.signal };
  addEventListener('pointerdown', onDown, listening);
  addEventListener('pointerup', () => letGoIn(CLICK_WITHIN_MS), listening);
  addEventListener('pointercancel', () => letGoIn(0), listening);
  // The click's own work comes first.
  addEventListener('click', () => letGoIn(0), listening);
  return () => {
    ending.abort();
    letGo();
  };
}

function onDown({ target }: PointerEvent): void {
  if (!(target instanceof Element && target.closest(PRESSABLE))) return;
  isPressed = true;
  letGoIn(LONGEST_PRESS_MS);
}

function letGoIn(ms: number): void {
  clearTimeout(timer);
  if (isPressed) timer = setTimeout(letGo, ms);
}

function letGo(): void {
  clearTimeout(timer);
  isPressed = false;
  const ready = waiting;
  waiting = [];
  for (const work of ready) work();
}
