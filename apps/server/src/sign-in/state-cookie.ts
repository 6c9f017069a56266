import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../http/random-secret';
import { isHttps } from '../http/request-origin';

/** One cookie per sign-in under way: tabs that sign in at the same time do not take each other's. */
export function readStateCookie(request: FastifyRequest, state: string): string | null {
  return request.cookies[nameOf(request, state)] ?? null;
}

export function setStateCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { state, expires }: { state: string; expires: Date },
): void {
  reply.setCookie(nameOf(request, state), state, { ...optionsOf(request), expires });
}

export function clearStateCookie(request: FastifyRequest, reply: FastifyReply, state: string): void {
  reply.clearCookie(nameOf(request, state), optionsOf(request));
}

function nameOf(request: FastifyRequest, state: string): string {
  return `${isHttps(request) ? '__Host-' : ''}sign-in-${hashOf(state).slice(0, 10)}`;
}

function optionsOf(request: FastifyRequest) {
  return { path: '/', httpOnly: true, secure: isHttps(request), sameSite: 'lax' } as const;
}
