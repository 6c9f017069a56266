import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isLoopback } from '@lantern/domain/web/loopback';
import { FETCH_MS } from '../limits';
import { isPrivateAddress } from './private-addresses';

export type Fetching = {
  /** http on this very machine is fine: in the demo and in tests. */
  hasLocalTools: boolean;
  accept: string;
  mostBytes: number;
};

type Fetched = { text: string; mediaType: string };
type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** What a registered host answers: https, no private address, no redirects, three seconds, so many bytes. */
export async function fetchText(address: string, fetching: Fetching): Promise<Fetched> {
  const url = new URL(address);
  const isLocal = fetching.hasLocalTools && isLoopback(url.hostname);
  if (url.protocol !== 'https:' && !isLocal) throw new Error(`${url.protocol} is not fetched from`);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  const isLiteral = /^[\d.]+$|:/.test(literal);
  if (!isLocal && isLiteral && isPrivateAddress(literal)) throw new Error('A private address is not asked');
  return read(url, isLocal, fetching);
}

function read(url: URL, isLocal: boolean, { accept, mostBytes }: Fetching): Promise<Fetched> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = send(
      url,
      {
        signal: AbortSignal.timeout(FETCH_MS),
        headers: { accept },
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
          if (bytes > mostBytes) reply.destroy(new Error('The answer is too long'));
          else chunks.push(chunk);
        });
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({
            text: Buffer.concat(chunks).toString('utf8'),
            mediaType: reply.headers['content-type'] ?? '',
          }),
        );
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
