import { ACTIVITY_THROTTLE_MS, SESSION_INACTIVITY_LIMIT_SECONDS } from '../limits';

/** [3.23] What the browser remembers of the running session; it is telemetry, never authority. */
export type SessionRecord = { id: string; userId: string; lastActivityDate: Date };

export type SessionContext = { userId: string; newId: string; limitSeconds: number; now: Date };

/** [9.1] The session goes on, or after the limit of inactivity (or for another user) a new one starts. */
export function sessionRecord(
  record: SessionRecord | null,
  { userId, newId, limitSeconds, now }: SessionContext,
): SessionRecord {
  const goesOn = record !== null && record.userId === userId && !isOver(record, limitSeconds, now);
  return { id: goesOn ? record.id : newId, userId, lastActivityDate: now };
}

/** [9.1] Reading 42: lms.datalake.sessionDuration, in seconds, overrides the two hours. */
export function sessionLimitSeconds(setting: number | null): number {
  return setting !== null && setting > 0 ? setting : SESSION_INACTIVITY_LIMIT_SECONDS;
}

/** [9.1] Scrolls, keys and clicks count at most once in the throttle's span. */
export function isActivityCounted(lastCounted: Date | null, now: Date): boolean {
  return !lastCounted || now.getTime() - lastCounted.getTime() >= ACTIVITY_THROTTLE_MS;
}

function isOver({ lastActivityDate }: SessionRecord, limitSeconds: number, now: Date): boolean {
  return now.getTime() - lastActivityDate.getTime() > limitSeconds * 1000;
}
