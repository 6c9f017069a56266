import { ProblemError } from '@lantern/contract/problem-error';
import { isLoopback } from '@lantern/domain/web/loopback';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainAddress, type TrustsProxy } from './trusted-proxies';

declare module 'fastify' {
  interface FastifyRequest {
    /** The host that the request asks, in small letters and without its port; empty where it is no host. */
    readonly ownHostname: string;
    /** Our own address as the visitor sees it: scheme, host and port, without a slash. */
    readonly ownOrigin: string;
    /** Where the request came from: the address that our own proxy saw, or that of the connection. */
    readonly clientAddress: string;
    /** Somebody who works or tests on the machine itself: the connection says so, no header can. */
    readonly isFromOwnMachine: boolean;
  }
}

type Deps = { trusts: TrustsProxy; publicUrl: URL | null };

const HOST = /^(\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*)\.?(?::(\d{1,5}))?$/i;

/** What each request says of itself and may be believed; everything else of the server asks here. */
export function decorateRequests(app: FastifyInstance, { trusts, publicUrl }: Deps): void {
  app.decorateRequest('ownHostname', {
    getter() {
      return hostOf(this.host)?.hostname ?? '';
    },
  });
  app.decorateRequest('ownOrigin', {
    getter() {
      return originOf({ protocol: this.protocol, host: this.host }, publicUrl);
    },
  });
  app.decorateRequest('clientAddress', {
    getter() {
      return plainAddress(this.ip) ?? socketAddress(this);
    },
  });
  app.decorateRequest('isFromOwnMachine', {
    getter() {
      const address = socketAddress(this);
      // A proxy on the machine speaks for others.
      return !trusts(address, 0) && (address === '::1' || isLoopback(address));
    },
  });
}

/** Of two hosts, a proxy before us may have believed the other one. */
export function checkOneHost({ raw }: FastifyRequest): void {
  // Names and values in turn, as they came.
  const hosts = raw.rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host');
  if (hosts.length > 1) throw new ProblemError('invalidRequest');
}

/** A proxy that is believed says one scheme that we know and one host; a list is what somebody else began. */
export function checkForwarded({ headers, socket }: FastifyRequest, trusts: TrustsProxy): void {
  const { 'x-forwarded-proto': protocol, 'x-forwarded-host': host } = headers;
  if (protocol === undefined && host === undefined) return;
  if (!trusts(socket.remoteAddress ?? '', 0)) return;
  if (protocol !== undefined && protocol !== 'http' && protocol !== 'https')
    throw new ProblemError('invalidRequest');
  if (host !== undefined && hostOf(String(host)) === null) throw new ProblemError('invalidRequest');
}

export function isHttps({ ownOrigin }: FastifyRequest): boolean {
  return ownOrigin.startsWith('https:');
}

/**
 * The scheme and port are those of PUBLIC_URL, whatever the request says, and the host is one that a tenant owns. A
 * machine that is asked by its own name has no such address, so there it is the one that was asked.
 */
export function originOf(asked: { protocol: string; host: string }, publicUrl: URL | null): string {
  const host = hostOf(asked.host);
  if (host === null) return publicUrl?.origin ?? 'http://localhost';
  if (publicUrl === null || isLoopback(publicUrl.hostname) || isLoopback(host.hostname))
    return new URL(`${asked.protocol}://${host.hostname}${host.port}`).origin;
  return new URL(`${publicUrl.protocol}//${host.hostname}:${publicUrl.port}`).origin;
}

/** A host is the same host in capitals, and with the dot of the root at its end. */
function hostOf(text: string): { hostname: string; port: string } | null {
  const [, hostname, port] = HOST.exec(text) ?? [];
  if (!hostname || !URL.canParse(`http://${text}`)) return null;
  return { hostname: hostname.toLowerCase(), port: port ? `:${port}` : '' };
}

function socketAddress({ socket }: FastifyRequest): string {
  return plainAddress(socket.remoteAddress ?? '') ?? '';
}
