/** What is being fetched before anybody asked for it: a hovered link, filters that may be opened. */
const underWay = new Set<AbortSignal>();
/** Which round of prefetches this is: one ends when the reader goes somewhere. */
let round = 0;
let isLeaving = false;
if (typeof addEventListener === 'function') addEventListener('beforeunload', () => (isLeaving = true));

/** Without a connection it would only fail; and on a page that is being left, as by signing out, be refused. */
export function mayPrefetch(): boolean {
  return navigator.onLine && !isLeaving;
}

/** Fetches ahead: should the session have ended, nobody is led away from what they are reading. */
export async function prefetch<T>(fetchAll: () => Promise<T>): Promise<T> {
  const ending = new AbortController();
  prefetchUntil(ending.signal);
  try {
    return await fetchAll();
  } finally {
    ending.abort();
  }
}

/** The same for the router, which ends what it preloads by its signal. */
export function prefetchUntil(end: AbortSignal): void {
  underWay.add(end);
  end.addEventListener('abort', () => underWay.delete(end));
}

/** For a request that begins now: answers later whether it is still a prefetch, even if what it was a part of has failed. */
export function prefetchBegun(): () => boolean {
  const begunIn = underWay.size > 0 ? round : null;
  return () => begunIn === round;
}

/** The reader goes somewhere: what was fetched ahead may be what they wait for now. */
export function endPrefetches(): void {
  underWay.clear();
  round += 1;
}
