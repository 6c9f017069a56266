import {
  isActivityCounted,
  type SessionRecord,
  sessionLimitSeconds,
  sessionRecord,
} from '@lantern/domain/session/session-record';
import { randomId } from '../random-id';
import { readStored, writeStored } from './storage';

const KEY = 'session';
const DEVICE_KEY = 'deviceId';
const ACTIVITY_EVENTS = ['scroll', 'keydown', 'click'] as const;

/** [3.23] This browser, across sessions and people. */
export function deviceId(): string {
  const known = readStored(DEVICE_KEY);
  if (known) return known;
  const made = randomId();
  writeStored(DEVICE_KEY, made);
  return made;
}

let sessionId = '';

export function currentSessionId(): string {
  return sessionId || (readRecord()?.id ?? '');
}

/** [9.1] Keeps the session record while somebody is active; answers how to stop. */
export function trackSession(userId: string, durationSetting: number | null): () => void {
  const limitSeconds = sessionLimitSeconds(durationSetting);
  let lastCounted: Date | null = null;
  // At hand before it is needed: presses wait for this.
  let newId = randomId();
  const touch = () => {
    const now = new Date();
    if (!isActivityCounted(lastCounted, now)) return;
    lastCounted = now;
    const record = sessionRecord(readRecord(), { userId, newId, limitSeconds, now });
    if (record.id === newId) newId = randomId();
    sessionId = record.id;
    writeStored(KEY, JSON.stringify(record));
  };
  touch();
  for (const name of ACTIVITY_EVENTS)
    document.addEventListener(name, touch, { passive: true, capture: true });
  return () => {
    for (const name of ACTIVITY_EVENTS) document.removeEventListener(name, touch, { capture: true });
  };
}

function readRecord(): SessionRecord | null {
  try {
    const { id, userId, lastActivityDate } = JSON.parse(readStored(KEY) ?? '') as Record<string, unknown>; // checked below
    const date = new Date(String(lastActivityDate));
    if (typeof id !== 'string' || typeof userId !== 'string' || Number.isNaN(date.getTime())) return null;
    return { id, userId, lastActivityDate: date };
  } catch {
    return null;
  }
}
