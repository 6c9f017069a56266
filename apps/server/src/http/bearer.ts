import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer (.+)$/i;

/** The token of a program. A browser sends none by itself, so a page of another site cannot have it sent. */
export function bearerOf({ headers: { authorization } }: FastifyRequest): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null;
}
