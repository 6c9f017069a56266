import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Config } from './config';
import type { Language } from './pages/choose-language';
import type { PageFrame } from './pages/page';
import { pageHeaders } from './page-headers';

type SentPage = { language: Language; status?: number; write: (frame: PageFrame) => string };

/** Sends a page with headers and a nonce of its own. */
export function sendPage(
  reply: FastifyReply,
  config: Config,
  { language, status = 200, write }: SentPage,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const frame = { language, nonce, platformOrigins: config.platform.origins };
  return reply
    .code(status)
    .headers(pageHeaders(config, nonce))
    .type('text/html; charset=utf-8')
    .send(write(frame));
}
