import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Drawing } from '@lantern/artwork/drawing';
import { drawingName, renderedPng } from './rendered-png';

/** Somebody may change a brand; nobody waits longer for it than a day. */
const KEPT = 'public, max-age=86400';

export type Kept = { name: string; mediaType: string; make: () => Promise<Buffer | string> };

/** What follows from a tenant's look; whoever has it already is told so before it is made. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, mediaType, make }: Kept,
): Promise<FastifyReply> {
  const tag = `"${name}"`;
  reply.headers({ 'cache-control': KEPT, etag: tag });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.header('content-type', mediaType).send(await make());
}

/** A drawing of ours as a PNG. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  drawing: Drawing,
): Promise<FastifyReply> {
  const name = drawingName(drawing);
  return sendKept(request, reply, { name, mediaType: 'image/png', make: () => renderedPng(drawing) });
}
