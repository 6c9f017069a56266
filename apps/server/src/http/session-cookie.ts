import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from './request-origin';

/** `__Host-` binds the cookie to this host over https; plain http (loopback) cannot carry that name. */
export function sessionCookieName(request: FastifyRequest): string {
  return isHttps(request) ? '__Host-sid' : 'sid';
}

export function readSessionCookie(request: FastifyRequest): string | null {
  return request.cookies[sessionCookieName(request)] ?? null;
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  expires: Date,
): void {
  reply.setCookie(sessionCookieName(request), secret, { ...cookieOptions(request), expires });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(sessionCookieName(request), cookieOptions(request));
}

function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, secure: isHttps(request), sameSite: 'lax' } as const;
}
