import { refreshTimer } from '@lantern/domain/activity/next-refresh';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { ClockContext, useNow } from './clock';

type Turns = {
  /** The next moment that changes what the page says; null when none will come. */
  turningPoint: (now: Date) => Date | null;
  onTurn: () => void;
};

/** The current time, as useNow has it, and in addition the very moment at which something turns. */
export function useTurningNow({ turningPoint, onTurn }: Turns): Date {
  const clock = useContext(ClockContext);
  const ticking = useNow();
  const [turned, setTurned] = useState(ticking);
  const now = turned > ticking ? turned : ticking;
  const turn = useEffectEvent(onTurn);
  const atMs = turningPoint(now)?.getTime() ?? null;

  useEffect(() => {
    if (!clock || atMs === null) return;
    const { delayMs, isWholeWait } = refreshTimer(new Date(atMs), clock.now());
    // A wait too long for a timer is taken up again by the next tick of the clock.
    if (!isWholeWait) return;
    const timer = setTimeout(() => {
      setTurned(new Date(Math.max(clock.now().getTime(), atMs)));
      turn();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [clock, atMs, now]);
  return now;
}
