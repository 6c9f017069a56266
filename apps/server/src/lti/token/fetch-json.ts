import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isLoopback } from '@lantern/domain/web/loopback';
import { isPrivateAddress } from './private-addresses';
import { FETCH_MS, MOST_FETCHED_BYTES } from '../limits';

type Fetching = {
  /** http on this very machine is fine: in the demo and in tests. */
  hasLocalTools: boolean;
};

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** What a registered host answers: https, no private address, no redirects, three seconds, one megabyte. */
export async function fetchJson(address: string, { hasLocalTools }: Fetching): Promise<unknown> {
  const url = new URL(address);
  const isLocal = hasLocalTools && isLoopback(url.hostname);
  if (url.protocol !== 'https:' && !isLocal) throw new Error(`${url.protocol} is not fetched from`);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  const isLiteral = /^[\d.]+$|:/.test(literal);
  if (!isLocal && isLiteral && isPrivateAddress(literal)) throw new Error('A private address is not asked');
  return JSON.parse(await read(url, isLocal));
}

function read(url: URL, isLocal: boolean): Promise<string> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = send(
      url,
      {
        signal: AbortSignal.timeout(FETCH_MS),
        headers: { accept: 'application/json' },
        ...(!isLocal && { lookup: lookupPublic }),
      },
      (reply) => {
        if (reply.statusCode !== 200) {
          reply.destroy();
          reject(new Error(`The answer was ${reply.statusCode}`));
          return;
        }
        const chunks: Buffer[] = [];
        let bytes = 0;
        reply.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MOST_FETCHED_BYTES) reply.destroy(new Error('The answer is too long'));
          else chunks.push(chunk);
        });
        reply.on('error', reject);
        reply.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** Resolved once: the address that was looked at is the address that is asked. */
function lookupPublic(hostname: string, options: LookupOptions, found: Found): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const wrong =
      error ?? (addresses.some(({ address }) => isPrivateAddress(address)) ? privateHost() : null);
    const [first] = addresses ?? [];
    if (wrong || !first) found(wrong ?? privateHost(), []);
    else if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
}

function privateHost(): Error {
  return new Error('A host with a private address is not asked');
}
