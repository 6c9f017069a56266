import { createHmac, timingSafeEqual } from 'node:crypto';
import { isGuid } from '@lantern/domain/web/is-guid';
import type { Db } from '../db/db';
import { randomSecret } from '../http/random-secret';
import { findTenantSecret, insertTenantSecret } from '../store/platform/tenant-secrets';
import { type MailKind, mailKindOf } from './mail-kinds';

export type Unsubscribing = { userId: string; kind: MailKind };

const PURPOSE = 'mail';
export const UNSUBSCRIBE_PATH = '/learn/unsubscribe';

/** The secret that signs a tenant's links; made by whoever needs it first. */
export async function mailSecret(db: Db, tenantId: string, now: Date): Promise<string> {
  const key = { tenantId, purpose: PURPOSE };
  const stored = await findTenantSecret(db, key);
  if (stored) return stored;
  await insertTenantSecret(db, key, { secret: randomSecret(), created: now });
  // Read again: another server may have been first.
  const made = await findTenantSecret(db, key);
  if (!made) throw new Error('The secret of mails could not be stored');
  return made;
}

/** It works for whoever has the mail, for ever: who wants no more mail need not sign in to say so. */
export function unsubscribeAddress(
  { userId, kind }: Unsubscribing,
  { origin, secret }: { origin: string; secret: string },
): string {
  const token = `${userId}.${kind}.${signatureOf({ userId, kind }, secret)}`;
  return `${origin}${UNSUBSCRIBE_PATH}?t=${token}`;
}

/** Null for what we have not signed. */
export function readUnsubscribeToken(token: string, secret: string): Unsubscribing | null {
  const [userId = '', name = '', signature = '', ...more] = token.split('.');
  const kind = mailKindOf(name);
  if (!kind || !isGuid(userId) || more.length > 0) return null;
  const expected = Buffer.from(signatureOf({ userId, kind: name }, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { userId, kind };
}

function signatureOf({ userId, kind }: { userId: string; kind: string }, secret: string): string {
  return createHmac('sha256', secret).update(`unsubscribe ${userId} ${kind}`).digest('base64url');
}
