import type { Attempt } from './sitting';

/** What was sent before the end may arrive a little after it. */
export const GRACE_MS = 10_000;

/** Seconds until the end, 0 when it has come; null without a time limit. */
export function secondsLeft({ endsAt }: Attempt, now: Date): number | null {
  if (endsAt === undefined) return null;
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000));
}

/** Has the end come, for somebody who looks? */
export function isTimeUp(attempt: Attempt, now: Date): boolean {
  return secondsLeft(attempt, now) === 0;
}

/** Has it been over for so long that nothing is taken any more? */
export function isLate(attempt: Attempt, now: Date): boolean {
  return isTimeUp(attempt, new Date(now.getTime() - GRACE_MS));
}

/** Nobody hands in after the end. */
export function handInTime({ endsAt }: Attempt, now: Date): string {
  const moment = now.toISOString();
  return endsAt !== undefined && endsAt < moment ? endsAt : moment;
}

/** Was it the clock that handed it in? */
export function wasTimeUp({ endsAt, handedInAt }: Attempt): boolean {
  return endsAt !== undefined && handedInAt !== null && handedInAt >= endsAt;
}
