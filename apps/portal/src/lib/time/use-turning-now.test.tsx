import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ClockContext, type Clock } from './clock';
import { useTurningNow } from './use-turning-now';

const MADE = new Date('2026-03-10T12:00:00Z');
const TURNS = [new Date('2026-03-10T12:00:10Z'), new Date('2026-03-10T15:00:00Z')];

/** How long the machine has slept: its timers stood still, its clock did not. */
let sleptMs = 0;
let clock: Clock;

beforeEach(() => {
  vi.useFakeTimers({ now: MADE });
  sleptMs = 0;
  clock = { pageMadeAt: MADE, now: () => new Date(Date.now() + sleptMs) };
  return () => vi.useRealTimers();
});

function Wrapper({ children }: { children: ReactNode }) {
  return <ClockContext value={clock}>{children}</ClockContext>;
}

function watchTurns() {
  const onTurn = vi.fn<() => void>();
  const turningPoint = (now: Date) => TURNS.find((turn) => turn > now) ?? null;
  const { result } = renderHook(() => useTurningNow({ turningPoint, onTurn }), { wrapper: Wrapper });
  return { result, onTurn };
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('[4.30] something turns at its very moment, once', () => {
  const { result, onTurn } = watchTurns();
  pass(9999);
  expect(onTurn).not.toHaveBeenCalled();
  pass(1);
  expect(result.current).toEqual(TURNS[0]);
  pass(600_000);
  expect(onTurn).toHaveBeenCalledOnce();
  pass(3 * 3_600_000);
  expect(onTurn).toHaveBeenCalledTimes(2);
});

test('[4.30] what turned while the machine slept is told when it wakes', () => {
  const { result, onTurn } = watchTurns();
  pass(5000);
  sleptMs = 4 * 3_600_000;
  // The timers go on where they were; within a minute the page looks at the clock.
  pass(60_000);
  expect(result.current.getTime()).toBeGreaterThan(TURNS[1]?.getTime() ?? 0);
  expect(onTurn).toHaveBeenCalled();
  const times = onTurn.mock.calls.length;
  pass(3_600_000);
  expect(onTurn).toHaveBeenCalledTimes(times);
});

test.each(['focus', 'visibilitychange'])(
  '[4.30] after sleep the page is true again at once, on %s',
  (event) => {
    const { onTurn } = watchTurns();
    sleptMs = 4 * 3_600_000;
    act(() => {
      (event === 'focus' ? window : document).dispatchEvent(new Event(event));
    });
    pass(1);
    expect(onTurn).toHaveBeenCalledOnce();
  },
);
