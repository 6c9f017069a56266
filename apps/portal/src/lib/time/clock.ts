import { CLOCK_REFRESH_MS } from '@lantern/domain/limits';
import { createContext, useContext, useEffect, useState } from 'react';

export type Clock = {
  /** When the page was made: the same on the server and at the first moment in the browser. */
  pageMadeAt: Date;
  now: () => Date;
};

export const ClockContext = createContext<Clock | null>(null);

/** Goes on from the server's time, whatever the learner's own clock says. */
export function clockFrom(pageMadeAt: Date): Clock {
  const startedMs = performance.now();
  const startedAt = Date.now();
  // The one stands still while some machines sleep, the other can be set back: what went further has it right.
  const goneMs = () => Math.max(performance.now() - startedMs, Date.now() - startedAt);
  return { pageMadeAt, now: () => new Date(pageMadeAt.getTime() + goneMs()) };
}

export function useClock(): Clock {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error('ClockContext is missing');
  return clock;
}

/** When a page last looked at its clock: what is shown later does not begin with the page's first moment again. */
const lookedAt = new WeakMap<Clock, Date>();

/** [9.4] The current time, refreshed every minute and when the tab is seen or used again, so that date rules stay true. */
export function useNow(): Date {
  const clock = useClock();
  const [now, setNow] = useState(lookedAt.get(clock) ?? clock.pageMadeAt);
  useEffect(() => {
    const refresh = () => {
      const at = clock.now();
      lookedAt.set(clock, at);
      setNow(at);
    };
    const seenMs = (lookedAt.get(clock) ?? clock.pageMadeAt).getTime();
    if (clock.now().getTime() - seenMs >= CLOCK_REFRESH_MS) refresh();
    const timer = setInterval(refresh, CLOCK_REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('focus', refresh);
    };
  }, [clock]);
  return now;
}
