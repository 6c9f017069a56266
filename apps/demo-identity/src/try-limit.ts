const TRIES = 10;
const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 10_000;

export type TryAnswer = { kind: 'allowed' } | { kind: 'refused'; retryAfterSeconds: number };
export type TryLimit = (address: string, now: number) => TryAnswer;

/** Ten password tries a minute from one address; a refused try does not count. */
export function createTryLimit(): TryLimit {
  const triesByAddress = new Map<string, number[]>();

  return (address, now) => {
    const recent = (triesByAddress.get(address) ?? []).filter((at) => at > now - WINDOW_MS);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= TRIES) {
      return { kind: 'refused', retryAfterSeconds: Math.ceil((oldest + WINDOW_MS - now) / 1000) };
    }
    // Taken out and put back, so that the map keeps its addresses in order of their last try.
    triesByAddress.delete(address);
    triesByAddress.set(address, [...recent, now]);
    forgetOldest(triesByAddress);
    return { kind: 'allowed' };
  };
}

function forgetOldest(triesByAddress: Map<string, number[]>): void {
  const [oldest] = triesByAddress.keys();
  if (oldest !== undefined && triesByAddress.size > MOST_ADDRESSES) triesByAddress.delete(oldest);
}
