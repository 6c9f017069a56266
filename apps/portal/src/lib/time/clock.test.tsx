import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Clock, ClockContext, clockFrom, useNow } from './clock';

const MADE = new Date('2026-03-10T12:00:00Z');
let now = MADE;

beforeEach(() => {
  now = MADE;
  clock = { pageMadeAt: MADE, now: () => now };
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

let clock: Clock = { pageMadeAt: MADE, now: () => now };

function Wrapper({ children }: { children: ReactNode }) {
  return <ClockContext value={clock}>{children}</ClockContext>;
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function shownTime() {
  return renderHook(useNow, { wrapper: Wrapper }).result;
}

test('[9.4] the first moment is that of the server, then the time is looked at every minute', () => {
  now = new Date('2026-03-10T12:00:59Z');
  const shown = shownTime();
  expect(shown.current).toEqual(MADE);
  pass(59_999);
  expect(shown.current).toEqual(MADE);
  pass(1);
  expect(shown.current).toEqual(now);
});

test('[9.4] a tab that is seen again shows the time it is', () => {
  const shown = shownTime();
  now = new Date('2026-03-10T18:00:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown.current).toEqual(now);
});

test('[9.4] what is shown later does not begin with the page’s first moment', () => {
  now = new Date('2026-03-10T14:00:00Z');
  expect(shownTime().current).toEqual(now);
});

test('[4.30] the clock has gone on while the machine slept', () => {
  const page = clockFrom(MADE);
  // The clock of the page stands still in sleep, that of the machine does not.
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(page.now()).toEqual(new Date('2026-03-10T13:00:00Z'));
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(5000);
  expect(page.now()).toEqual(new Date('2026-03-10T12:00:05Z'));
});

test('the clock goes on from the server’s time, whatever the learner’s own clock says', () => {
  vi.setSystemTime(new Date('1999-01-01T00:00:00Z'));
  const page = clockFrom(MADE);
  vi.advanceTimersByTime(5000);
  expect(page.now()).toEqual(new Date('2026-03-10T12:00:05Z'));
});
