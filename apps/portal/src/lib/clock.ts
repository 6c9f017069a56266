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
  return { pageMadeAt, now: () => new Date(pageMadeAt.getTime() + performance.now() - startedMs) };
}

/** [9.4] The current time, refreshed every minute and when the tab is seen again, so that date rules stay true. */
export function useNow(): Date {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error('ClockContext is missing');
  const [now, setNow] = useState(clock.pageMadeAt);
  useEffect(() => {
    const refresh = () => setNow(clock.now());
    const timer = setInterval(refresh, CLOCK_REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [clock]);
  return now;
}
