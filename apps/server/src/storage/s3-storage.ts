import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { FileStorage } from './file-storage';
import { readListing } from './read-s3-listing';
import type { S3Settings } from './read-s3-settings';
import { makeTemporaryFolder } from './temporary-folder';

/** What the storage answered instead of what was asked. */
export class StorageError extends Error {
  override name = 'StorageError';
}

type Asked = { method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'; headers?: Record<string, string>; body?: Readable };

/** How long the storage may take to begin its answer; its bytes may take longer. */
const ANSWER_MS = 60_000;
const TRANSFER_MS = 3_600_000;

/** Files in a bucket, which all servers share. */
export function s3Storage(settings: S3Settings): FileStorage {
  const base = `${settings.endpoint.origin}/${settings.bucket}`;

  async function ask(address: string, { method, headers = {}, body }: Asked): Promise<Response> {
    const signed = await new AwsV4Signer({
      ...settings,
      service: 's3',
      url: address,
      method,
      headers,
    }).sign();
    const init: RequestInit & { duplex?: 'half' } = {
      method,
      headers: signed.headers,
      redirect: 'error',
      ...(body && { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' }), // the same by two declarations
    };
    return fetchWithin(signed.url, init, body ? TRANSFER_MS : ANSWER_MS);
  }

  async function askSurely(address: string, asked: Asked): Promise<Response> {
    const answer = await ask(address, asked);
    if (!answer.ok) throw await failureOf(asked.method, answer);
    return answer;
  }

  return {
    put: async (key, bytes) => {
      const folder = await makeTemporaryFolder('put');
      const whole = join(folder, 'whole');
      try {
        await pipeline(bytes, createWriteStream(whole));
        const { size } = await stat(whole);
        const headers = { 'content-length': String(size), 'content-type': 'application/octet-stream' };
        const answer = await askSurely(addressOf(base, key), {
          method: 'PUT',
          headers,
          body: createReadStream(whole),
        });
        await answer.arrayBuffer();
        return size;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    open: async (key, range) => {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await ask(addressOf(base, key), { method: 'GET', headers });
      if (answer.status === 404) return nothing(answer);
      if (answer.status !== (range ? 206 : 200) || !answer.body) throw await failureOf('GET', answer);
      return Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]); // the same by two declarations
    },
    list: async function* (folder) {
      for (let token: string | null = ''; token !== null; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/`, delimiter: '/' });
        if (token) query.set('continuation-token', token);
        const answer = await askSurely(`${base}?${query}`, { method: 'GET' });
        const { keys, next } = readListing(await answer.text());
        yield* keys;
        token = next;
      }
    },
    removeOlder: async (key, before) => {
      const address = addressOf(base, key);
      const found = await ask(address, { method: 'HEAD' });
      if (found.status === 404) return;
      const modified = Date.parse(found.headers.get('last-modified') ?? '');
      if (!found.ok || Number.isNaN(modified)) throw await failureOf('HEAD', found);
      if (modified < before.getTime()) await askSurely(address, { method: 'DELETE' });
    },
  };
}

function addressOf(base: string, key: string): string {
  return `${base}/${key.split('/').map(encodeURIComponent).join('/')}`;
}

async function nothing(answer: Response): Promise<null> {
  await answer.body?.cancel();
  return null;
}

/** Its code and no more: an answer may name keys and hosts. */
async function failureOf(method: string, answer: Response): Promise<StorageError> {
  const [, code = 'no code'] = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => '')) ?? [];
  return new StorageError(`The object storage answered ${method} with ${answer.status} (${code}).`);
}

/** Until the answer begins: what follows takes as long as it takes. */
async function fetchWithin(url: URL, init: RequestInit, ms: number): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new StorageError('The object storage is silent.')), ms);
  try {
    return await fetch(url, { ...init, signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}
