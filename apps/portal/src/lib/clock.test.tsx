import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ClockContext, clockFrom, useNow } from './clock';

const MADE = new Date('2026-03-10T12:00:00Z');
let now = MADE;

beforeEach(() => {
  now = MADE;
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function Wrapper({ children }: { children: ReactNode }) {
  return <ClockContext value={{ pageMadeAt: MADE, now: () => now }}>{children}</ClockContext>;
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

test('the clock goes on from the server’s time, whatever the learner’s own clock says', () => {
  vi.setSystemTime(new Date('1999-01-01T00:00:00Z'));
  const clock = clockFrom(MADE);
  vi.advanceTimersByTime(5000);
  expect(clock.now()).toEqual(new Date('2026-03-10T12:00:05Z'));
});
