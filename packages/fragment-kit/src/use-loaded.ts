import { useEffect, useEffectEvent, useState } from 'react';

/** What comes sooner needs no skeleton, which would only flash. */
const SKELETON_AFTER_MS = 300;
/** Whoever comes back to a page that was out of sight for so long may have changed it elsewhere. */
const STALE_AFTER_MS = 60_000;

/** The states of what a fragment asks for: at first nothing is shown, then a skeleton, then what came of it. */
export type Loaded<Data> =
  | { kind: 'waiting' | 'slow' | 'failed'; data: null }
  | { kind: 'loaded'; data: Data };

const WAITING = { kind: 'waiting', data: null } as const;

/**
 * Asks when the fragment is shown, when the key changes, when told to, and when a page is seen again after a while; what
 * is shown stays while it is asked for again, and when that fails.
 */
export function useLoaded<Data>(
  load: (asked: { key: string; round: number }) => Promise<Data>,
  key = '',
): { loaded: Loaded<Data>; reload: () => void; change: (to: (shown: Data) => Data) => void } {
  const [loaded, setLoaded] = useState<Loaded<Data>>(WAITING);
  const [round, setRound] = useState(0);
  const begin = useEffectEvent(load);
  useEffect(() => {
    let isGone = false;
    const tell = (next: (known: Loaded<Data>) => Loaded<Data>) => {
      if (!isGone) setLoaded(next);
    };
    const timer = setTimeout(tell, SKELETON_AFTER_MS, (known: Loaded<Data>) =>
      known.kind === 'waiting' ? { kind: 'slow', data: null } : known,
    );
    begin({ key, round })
      .then(
        (data) => tell(() => ({ kind: 'loaded', data })),
        () => tell((known) => (known.kind === 'loaded' ? known : { kind: 'failed', data: null })),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [key, round]);

  const reload = () => {
    setLoaded((known) => (known.kind === 'failed' ? WAITING : known));
    setRound((count) => count + 1);
  };
  const onSeen = useEffectEvent(reload);
  useEffect(() => {
    let hiddenAt = Number.POSITIVE_INFINITY;
    const onChange = () => {
      if (document.hidden) hiddenAt = Date.now();
      else if (Date.now() - hiddenAt >= STALE_AFTER_MS) onSeen();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  return {
    loaded,
    reload,
    change: (to) =>
      setLoaded((known) => (known.kind === 'loaded' ? { kind: 'loaded', data: to(known.data) } : known)),
  };
}
