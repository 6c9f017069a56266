import type { Cadence } from '@lantern/domain/notifications/notification-kinds';
import type { Db } from '../db/db';
import { insertJobs } from '../store/platform/jobs';
import { knownTimeZone } from '../texts/calendar-day';
import { nextDigest } from './next-digest';

export const DIGEST_QUEUE = 'digest';
const MOST_TRIES = 20;

export type DigestReader = { userId: string; timeZone: string | null; cadence: Cadence };

/** Of each a job at their next morning; one that is planned is not planned again. Nobody without news has one. */
export async function planDigests(
  tx: Db,
  tenantId: string,
  { readers, now }: { readers: readonly DigestReader[]; now: Date },
): Promise<void> {
  const mornings = new Map<number, string[]>();
  const known = new Map<string, Date>();
  for (const { userId, timeZone, cadence } of readers) {
    const place = `${cadence} ${timeZone}`;
    const due = known.get(place) ?? nextDigest(now, cadence, knownTimeZone(timeZone));
    known.set(place, due);
    const keys = mornings.get(due.getTime()) ?? [];
    mornings.set(due.getTime(), [...keys, digestKey({ userId, cadence, due })]);
  }
  for (const [due, keys] of mornings) {
    const runAfter = new Date(due);
    await insertJobs(tx, tenantId, { queue: DIGEST_QUEUE, keys, runAfter, mostTries: MOST_TRIES });
  }
}

type DigestKey = { userId: string; cadence: Cadence; due: Date };

/** With its time: a reader who has moved has another one. */
function digestKey({ userId, cadence, due }: DigestKey): string {
  return `${cadence} ${userId} ${due.toISOString()}`;
}

export function readDigestKey(key: string): { userId: string; cadence: Cadence } {
  const [cadence = '', userId = ''] = key.split(' ');
  return { userId, cadence: cadence === 'weekly' ? 'weekly' : 'daily' };
}
