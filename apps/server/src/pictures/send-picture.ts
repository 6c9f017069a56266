import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Drawing, drawingName, renderedPng } from './rendered-png';

/** Somebody may change a brand; nobody waits longer for it than a day. */
const KEPT = 'public, max-age=86400';

/** A drawing of ours as a PNG; whoever has it already is told so before it is made. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  drawing: Drawing,
): Promise<FastifyReply> {
  const tag = `"${drawingName(drawing)}"`;
  reply.headers({ 'cache-control': KEPT, etag: tag });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('image/png').send(await renderedPng(drawing));
}
