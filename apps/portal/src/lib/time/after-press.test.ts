import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress, watchPresses } from './after-press';

let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button>Submit <b>course</b></button><p>A text</p>';
  end = watchPresses();
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

function send(event: string, to: string): void {
  document.querySelector(to)?.dispatchEvent(new PointerEvent(event, { bubbles: true }));
}

function news() {
  const drawn = vi.fn<() => void>();
  afterPress(drawn);
  return drawn;
}

test('what is new is drawn at once while nobody presses', () => {
  expect(news()).toHaveBeenCalledOnce();
});

test('under a finger it waits for the click, which is answered first', () => {
  const steps: string[] = [];
  document.querySelector('button')?.addEventListener('click', () => steps.push('clicked'));
  send('pointerdown', 'b');
  afterPress(() => steps.push('first'));
  afterPress(() => steps.push('second'));
  send('pointerup', 'b');
  send('click', 'b');
  vi.advanceTimersByTime(0);
  expect(steps).toEqual(['clicked', 'first', 'second']);
  expect(news()).toHaveBeenCalledOnce();
});

test.each([
  ['left without a click', 'pointerup', 50],
  ['turned out to scroll', 'pointercancel', 0],
] as const)('a finger that %s holds nothing back', (_, event, afterMs) => {
  send('pointerdown', 'button');
  const drawn = news();
  send(event, 'button');
  expect(drawn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(afterMs);
  expect(drawn).toHaveBeenCalledOnce();
});

test('a press that never ends does not stop the page', () => {
  send('pointerdown', 'button');
  const drawn = news();
  vi.advanceTimersByTime(5000);
  expect(drawn).toHaveBeenCalledOnce();
});

test('words that are being selected wait for nothing', () => {
  send('pointerdown', 'p');
  expect(news()).toHaveBeenCalledOnce();
});
