import type { FastifyRequest } from 'fastify';

/** One query parameter; repeated or empty ones are as good as none. */
export function queryText({ query }: FastifyRequest, name: string): string | null {
  if (typeof query !== 'object' || query === null) return null;
  const value: unknown = Object.entries(query).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : null;
}
