import { timingSafeEqual } from 'node:crypto';
import { isLoopback } from '@lantern/domain/web/loopback';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../http/random-secret';
import { isHttps } from '../http/request-origin';

type CookieOf = { loginHint: string; sessionHash: string; expires: Date };

/** Sent from inside a tool's frame too, where the session cookie is not; it opens this launch and nothing else. */
export function setLaunchCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { loginHint, sessionHash, expires }: CookieOf,
): void {
  // Browsers keep such a cookie only where the address is safe: https, or the machine itself.
  if (!isHttps(request) && !isLoopback(request.ownHostname)) return;
  reply.setCookie(nameOf(request, loginHint), valueOf({ loginHint, sessionHash }), {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'none',
    expires,
  });
}

export function hasLaunchCookie(
  request: FastifyRequest,
  launch: Pick<CookieOf, 'loginHint' | 'sessionHash'>,
): boolean {
  const sent = Buffer.from(request.cookies[nameOf(request, launch.loginHint)] ?? '');
  const expected = Buffer.from(valueOf(launch));
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** Nobody but the server knows the hash of a session. */
function valueOf({ loginHint, sessionHash }: Pick<CookieOf, 'loginHint' | 'sessionHash'>): string {
  return hashOf(`${loginHint}.${sessionHash}`);
}

function nameOf(request: FastifyRequest, loginHint: string): string {
  return `${isHttps(request) ? '__Host-' : ''}lti-launch-${hashOf(loginHint).slice(0, 10)}`;
}
