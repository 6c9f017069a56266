import { useEffect, useEffectEvent, useState } from 'react';

/** What comes sooner needs no skeleton, which would only flash. */
const SKELETON_AFTER_MS = 300;

/** The states of what a fragment asks for: at first nothing is shown, then a skeleton, then what came of it. */
export type Loaded<Data> =
  | { kind: 'waiting' | 'slow' | 'failed'; data: null }
  | { kind: 'loaded'; data: Data };

const WAITING = { kind: 'waiting', data: null } as const;

/**
 * Asks when the fragment is shown, when the key changes and when told to; what is shown stays while it is asked for
 * again, and when that fails.
 */
export function useLoaded<Data>(
  load: (asked: { key: string; round: number }) => Promise<Data>,
  key = '',
): { loaded: Loaded<Data>; reload: () => void; change: (data: Data) => void } {
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

  return {
    loaded,
    reload: () => {
      setLoaded((known) => (known.kind === 'failed' ? WAITING : known));
      setRound((count) => count + 1);
    },
    change: (data) => setLoaded({ kind: 'loaded', data }),
  };
}
