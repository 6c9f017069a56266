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
  /** What tools check signatures with: the current key and the one before it. */
  publicKeys: JWK[];
};

export type PlatformKeysOf = (db: Db, tenantId: string, now: Date) => Promise<PlatformKeys>;

const ALGORITHM = 'RS256';
const MODULUS_LENGTH = 2048;
/** A server learns of a rotation within this time; the key before it stays published. */
const CACHED_MS = 10_000;

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

/** The next generation signs from now on. Answers the id of its key. */
export async function rotatePlatformKey(db: Db, tenantId: string, now: Date): Promise<string> {
  const [current] = await listLtiKeys(db, tenantId);
  return makeKey(db, { tenantId, generation: (current?.generation ?? 0) + 1, now });
}

async function readKeys(db: Db, tenantId: string, now: Date): Promise<PlatformKeys> {
  const stored = await listLtiKeys(db, tenantId);
  if (stored.length > 0) return keysOf(stored);
  await makeKey(db, { tenantId, generation: 1, now });
  return keysOf(await listLtiKeys(db, tenantId));
}

async function makeKey(
  db: Db,
  { tenantId, generation, now }: { tenantId: string; generation: number; now: Date },
): Promise<string> {
  const { privateKey } = await generateKeyPair(ALGORITHM, {
    modulusLength: MODULUS_LENGTH,
    extractable: true,
  });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const privateJwk = jwk as Record<string, string>; // an RSA key has text members only
  await insertLtiKey(db, tenantId, { generation, kid, privateJwk, created: now });
  return kid;
}

async function keysOf(stored: LtiKey[]): Promise<PlatformKeys> {
  const [current] = stored;
  if (!current) throw new Error('A tenant has a key once one was made');
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
