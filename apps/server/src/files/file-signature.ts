import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/db';
import { randomSecret } from '../http/random-secret';
import { findTenantSecret, insertTenantSecret } from '../store/platform/tenant-secrets';

export type SignedFile = { tenantId: string; fileId: string; expires: number };

const PURPOSE = 'files';

/** Proof that this file may be read until then, by whoever holds the address. */
export async function signFile(db: Db, file: SignedFile, now: Date): Promise<string> {
  return signatureOf(file, await fileSecret(db, file.tenantId, now));
}

export async function isSignedFile(
  db: Db,
  file: SignedFile,
  { signature, now }: { signature: string; now: Date },
): Promise<boolean> {
  const expected = Buffer.from(signatureOf(file, await fileSecret(db, file.tenantId, now)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf({ tenantId, fileId, expires }: SignedFile, secret: string): string {
  return createHmac('sha256', secret).update(`${tenantId} ${fileId} ${expires}`).digest('base64url');
}

async function fileSecret(db: Db, tenantId: string, now: Date): Promise<string> {
  const key = { tenantId, purpose: PURPOSE };
  const stored = await findTenantSecret(db, key);
  if (stored) return stored;
  await insertTenantSecret(db, key, { secret: randomSecret(), created: now });
  // Read again: another server may have been first.
  const made = await findTenantSecret(db, key);
  if (!made) throw new Error('The secret of the files could not be stored');
  return made;
}
