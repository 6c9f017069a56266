import { ProblemError } from '@lantern/contract/problem-error';

/** At most `limit` in any window, per key; kept by this server alone, so the limit holds per server. */
export type RateLimit = (key: string, nowMs: number) => void;

const MOST_KEYS = 50_000;

export function rateLimit(limit: number, windowMs: number): RateLimit {
  const windows = new Map<string, { startedMs: number; count: number }>();
  return (key, nowMs) => {
    const current = windows.get(key);
    if (!current || nowMs - current.startedMs >= windowMs) {
      if (windows.size >= MOST_KEYS) windows.clear();
      windows.set(key, { startedMs: nowMs, count: 1 });
      return;
    }
    current.count += 1;
    if (current.count > limit) throw new ProblemError('tooManyRequests');
  };
}
