import { ProblemError } from '@lantern/contract/problem-error';
import { MOST_COUNTED_KEYS } from './limits';

/** At most so many a minute, per key; counted by this server alone, so the limit holds per server. */
export type RateLimit = {
  /** One more of them, or so many; one too many is refused. */
  (key: string, nowMs: number, amount?: number): void;
  /** Has the key asked for one too many? To look counts for nothing. */
  isSpent: (key: string, nowMs: number) => boolean;
};

const MINUTE_MS = 60_000;

export function limitPerMinute(limit: number): RateLimit {
  const windows = new Map<string, { startedMs: number; count: number }>();
  const currentOf = (key: string, nowMs: number) => {
    const current = windows.get(key);
    return current && nowMs - current.startedMs < MINUTE_MS ? current : null;
  };
  const begun = (key: string, nowMs: number) => {
    if (windows.size >= MOST_COUNTED_KEYS) windows.clear();
    const current = { startedMs: nowMs, count: 0 };
    windows.set(key, current);
    return current;
  };
  const count = (key: string, nowMs: number, amount = 1) => {
    const current = currentOf(key, nowMs) ?? begun(key, nowMs);
    current.count += amount;
    if (current.count > limit) throw new ProblemError('tooManyRequests');
  };
  const isSpent = (key: string, nowMs: number) => (currentOf(key, nowMs)?.count ?? 0) > limit;
  return Object.assign(count, { isSpent });
}
