import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Drawing } from '@lantern/artwork/drawing';
import { drawingName, renderedPng } from './rendered-png';
import { isSameCopy } from '../http/answer/is-same-copy';

/** Somebody may change a brand; nobody waits longer for it than a day. */
const CACHE_CONTROL = 'public, max-age=86400';

export type Cacheable = { name: string; mediaType: string; make: () => Promise<Buffer | string> };

/** What follows from a tenant's look; whoever has it already is told so before it is made. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, mediaType, make }: Cacheable,
): Promise<FastifyReply> {
  const tag = `"${name}"`;
  reply.headers({ 'cache-control': CACHE_CONTROL, etag: tag });
  if (isSameCopy(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.header('content-type', mediaType).send(await make());
}

/** A drawing of ours as a PNG. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  drawing: Drawing,
): Promise<FastifyReply> {
  const name = drawingName(drawing);
  return sendCached(request, reply, { name, mediaType: 'image/png', make: () => renderedPng(drawing) });
}
