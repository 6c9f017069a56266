import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import {
  calculateJwkThumbprint,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';

export type Keys = { kid: string; privateKey: CryptoKey; published: { keys: JWK[] } };

/** The key of the last start, or a new one at the first: the platform may have read the published half already. */
export async function loadKeys(dataFolder: string): Promise<Keys> {
  const file = join(dataFolder, 'key.json');
  const jwk = (await readKey(file)) ?? (await createKey(dataFolder, file));
  const { kty, n, e, kid } = jwk;
  const privateKey = await importJWK(jwk, 'RS256');
  if (!kid || !n || !e || !kty || privateKey instanceof Uint8Array) {
    throw new Error(`${file} does not hold the key of this program; move it away.`);
  }
  return { kid, privateKey, published: { keys: [{ kty, n, e, kid, alg: 'RS256', use: 'sig' }] } };
}

async function readKey(file: string): Promise<JWK | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const key: unknown = JSON.parse(text);
  if (!isPrivateKey(key)) throw new Error(`${file} does not hold the key of this program; move it away.`);
  return key;
}

function isPrivateKey(key: unknown): key is JWK {
  return typeof key === 'object' && key !== null && 'kty' in key && key.kty === 'RSA' && 'd' in key;
}

async function createKey(dataFolder: string, file: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const key = { ...jwk, kid: await calculateJwkThumbprint(jwk) };
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  // Renamed into place, so that a crash while writing leaves no half file behind.
  const draft = `${file}.draft`;
  const handle = await open(draft, 'w', 0o600);
  await handle.writeFile(JSON.stringify(key));
  await handle.sync();
  await handle.close();
  await rename(draft, file);
  return key;
}
