import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../store/platform/tenants';

const BEARER = /^Bearer (.+)$/i;

/** The token of a program. A browser sends none by itself, so a page of another site cannot have it sent. */
export function bearerOf({ headers: { authorization } }: FastifyRequest): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null;
}

/** May people learn in apps, with a token in place of the cookie? No, unless the tenant says so. */
export function allowsApps({ settings }: Tenant): boolean {
  return settings['platform.common.learner_apps'] === true;
}
