import {
  calculateJwkThumbprint,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type { Db } from '../db/db';
import { insertLtiKey, type LtiKey, listLtiKeys } from '../store/lti/lti-keys';

export type PlatformKeys = {
  /** Signs. */
  current: { kid: string; key: CryptoKey };
  /** What tools check signatures with, the newest first. */
  publicKeys: JWK[];
};

export type PlatformKeysOf = (db: Db, tenantId: string, now: Date) => Promise<PlatformKeys>;

const ALGORITHM = 'RS256';
const MODULUS_LENGTH = 2048;
/** A server learns of a rotation within this time. */
const CACHED_MS = 10_000;
/** A new key is shown before it signs: longer than servers and whoever asks them keep a key set. */
export const PUBLISHED_FIRST_MS = 120_000;
/** From the next key on, one stays in the set: until it signs no more, and what it signed is no longer valid. */
export const KEPT_MS = 3_600_000;

/** The keys of a tenant, cached for some seconds; the first is made when it is first needed. */
export function createPlatformKeys(): PlatformKeysOf {
  const cache = new Map<string, { keys: Promise<PlatformKeys>; untilMs: number }>();
  return (db, tenantId, now) => {
    const known = cache.get(tenantId);
    if (known && known.untilMs > now.getTime()) return known.keys;
    const keys = readKeys(db, tenantId, now);
    cache.set(tenantId, { keys, untilMs: now.getTime() + CACHED_MS });
    keys.catch(() => cache.delete(tenantId));
    return keys;
  };
}

/** The next generation, which signs soon. Answers the id of its key. */
export async function rotatePlatformKey(db: Db, tenantId: string, now: Date): Promise<string> {
  const [newest] = await listKeys(db, tenantId, now);
  await makeKey(db, { tenantId, generation: (newest?.generation ?? 0) + 1, now });
  const [made] = await listKeys(db, tenantId, now);
  return madeKey(made).kid;
}

function listKeys(db: Db, tenantId: string, now: Date): Promise<LtiKey[]> {
  return listLtiKeys(db, tenantId, { replacedSince: new Date(now.getTime() - KEPT_MS) });
}

async function readKeys(db: Db, tenantId: string, now: Date): Promise<PlatformKeys> {
  const stored = await listKeys(db, tenantId, now);
  if (stored.length > 0) return keysOf(stored, now);
  await makeKey(db, { tenantId, generation: 1, now });
  return keysOf(await listKeys(db, tenantId, now), now);
}

async function makeKey(
  db: Db,
  { tenantId, generation, now }: { tenantId: string; generation: number; now: Date },
): Promise<void> {
  const { privateKey } = await generateKeyPair(ALGORITHM, {
    modulusLength: MODULUS_LENGTH,
    extractable: true,
  });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const privateJwk = jwk as Record<string, string>; // an RSA key has text members only
  await insertLtiKey(db, tenantId, { generation, kid, privateJwk, created: now });
}

async function keysOf(stored: LtiKey[], now: Date): Promise<PlatformKeys> {
  const isKnown = ({ created }: LtiKey) => created.getTime() + PUBLISHED_FIRST_MS <= now.getTime();
  // Where none is, there is no other: the first key of a tenant signs at once.
  const current = madeKey(stored.find(isKnown) ?? stored.at(-1));
  const key = (await importJWK(current.privateJwk, ALGORITHM)) as CryptoKey; // an RSA key, not bytes
  return {
    current: { kid: current.kid, key },
    publicKeys: stored.map(({ kid, privateJwk: { kty, n, e } }) => ({
      kty,
      n,
      e,
      kid,
      alg: ALGORITHM,
      use: 'sig',
    })) as JWK[], // the public members of RSA keys
  };
}

function madeKey(key: LtiKey | undefined): LtiKey {
  if (!key) throw new Error('A tenant has a key once one was made');
  return key;
}
