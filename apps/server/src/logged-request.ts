import type { FastifyRequest } from 'fastify';

/** What the log keeps of a request. Its query does not: there stand search texts and the codes of sign-ins. */
export function loggedRequest({ method, url, host }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0] ?? '', host };
}
