import type { FastifyRequest } from 'fastify';

/**
 * What the log keeps of a request: the template of its route, so that lines of one kind can be counted. The address itself
 * it does not: there stand ids, search texts and the codes of sign-ins. Null where no route fits.
 */
export function loggedRequest({ method, routeOptions, host }: FastifyRequest) {
  return { method, route: routeOptions.url ?? null, host };
}
