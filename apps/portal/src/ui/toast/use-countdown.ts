import { useEffect, useEffectEvent, useRef } from 'react';

type Countdown = { ms: number; paused: boolean; onEnd: () => void };

/** Runs once through `ms`, standing still while paused. */
export function useCountdown({ ms, paused, onEnd }: Countdown) {
  const leftMs = useRef(ms);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (paused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [paused]);
}
