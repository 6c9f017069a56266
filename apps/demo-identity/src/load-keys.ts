import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

export type Keys = {
  /** Signs id tokens. */
  jwks: { keys: JWK[] };
  /** Sign the cookies; the first is in use. */
  cookieKeys: string[];
};

/** The keys of the last start, or new ones at the first: a restart must not void tokens and cookies. */
export async function loadKeys(dataFolder: string): Promise<Keys> {
  const file = join(dataFolder, 'keys.json');
  return (await readKeys(file)) ?? (await createKeys(dataFolder, file));
}

async function readKeys(file: string): Promise<Keys | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return null;
    throw error;
  });
  if (text === null) return null;

  const keys: unknown = JSON.parse(text);
  if (!isKeys(keys)) throw new Error(`${file} does not hold the keys of this program; move it away.`);
  return keys;
}

async function createKeys(dataFolder: string, file: string): Promise<Keys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const keys: Keys = {
    jwks: { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] },
    cookieKeys: [randomBytes(32).toString('base64url')],
  };

  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  // Renamed into place, so that a crash while writing leaves no half file behind.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(keys), { mode: 0o600 });
  await rename(draft, file);
  return keys;
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function isKeys(value: unknown): value is Keys {
  if (typeof value !== 'object' || value === null || !('jwks' in value && 'cookieKeys' in value))
    return false;
  const { jwks, cookieKeys } = value;
  const hasSigningKey =
    typeof jwks === 'object' &&
    jwks !== null &&
    'keys' in jwks &&
    Array.isArray(jwks.keys) &&
    jwks.keys.length > 0;
  return hasSigningKey && Array.isArray(cookieKeys) && cookieKeys.length > 0;
}
