import { refreshTimer } from '@lantern/domain/activity/next-refresh';
import { useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ClockContext, useNow } from './clock';

type Turns = {
  /** The next moment that changes what the page says; null when none will come. Asked again when it is another. */
  turningPoint: (now: Date) => Date | null;
  onTurn: () => void;
};

/** The current time, as useNow has it, and in addition the very moment at which something turns. */
export function useTurningNow({ turningPoint, onTurn }: Turns): Date {
  const clock = useContext(ClockContext);
  const ticking = useNow();
  const [turned, setTurned] = useState(ticking);
  const now = turned > ticking ? turned : ticking;
  // From the last turn on, not from now: what turned while the machine slept is told as soon as it wakes.
  const atMs = useMemo(() => turningPoint(turned)?.getTime() ?? null, [turningPoint, turned]);
  const isMissed = atMs !== null && atMs <= now.getTime();

  const reach = useEffectEvent((at: number) => {
    setTurned(new Date(Math.max(at, clock?.now().getTime() ?? at)));
    onTurn();
  });

  useEffect(() => {
    if (!clock || atMs === null) return;
    if (!isMissed) return atMoment(atMs, { now: clock.now, reach: () => reach(atMs) });
    // The timer that stood still in sleep would come too late.
    const timer = setTimeout(() => reach(atMs));
    return () => clearTimeout(timer);
  }, [clock, atMs, isMissed]);
  return now;
}

/** A wait longer than a timer holds is waited in parts. */
function atMoment(atMs: number, { now, reach }: { now: () => Date; reach: () => void }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function arm() {
    const { delayMs, isWholeWait } = refreshTimer(new Date(atMs), now());
    timer = setTimeout(isWholeWait ? reach : arm, delayMs);
  }
  arm();
  return () => clearTimeout(timer);
}
