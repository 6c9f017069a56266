import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from './request-origin';

const NAME = 'user_info';

type UserInfo = { id: string; tenantId: string; expires: Date };

/**
 * [3.23] Who is signed in, for the other applications of the host. Scripts may read it, so it names nobody and proves
 * nothing: no name, no address, and no call of ours believes it.
 */
export function setUserInfoCookie(request: FastifyRequest, reply: FastifyReply, info: UserInfo): void {
  const { id, tenantId, expires } = info;
  reply.setCookie(NAME, JSON.stringify({ id, tenant_id: tenantId }), { ...optionsOf(request), expires });
}

export function clearUserInfoCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(NAME, optionsOf(request));
}

function optionsOf(request: FastifyRequest) {
  return { path: '/', secure: isHttps(request), sameSite: 'lax' } as const;
}
