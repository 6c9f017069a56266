import type { FastifyRequest } from 'fastify';

export function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
