import { ProblemError } from '@lantern/contract/problem-error';
import type { FastifyRequest } from 'fastify';

/** A page of another site cannot make a browser send all three: JSON, our marker header and our own origin. */
export function checkSameSite(request: FastifyRequest): void {
  const { headers } = request;
  if (!headers['content-type']?.startsWith('application/json'))
    throw new ProblemError('unsupportedMediaType');
  if (headers['x-requested-with'] !== 'XMLHttpRequest') throw new ProblemError('forbidden');
  if (headers['sec-fetch-site'] === 'same-origin') return;
  if (!headers['sec-fetch-site'] && headers.origin === request.ownOrigin) return;
  throw new ProblemError('forbidden');
}
