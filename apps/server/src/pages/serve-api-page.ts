import type { Call } from '@lantern/contract/call';
import type { FastifyInstance } from 'fastify';
import { apiPage } from './api-page';
import { openApiDocument } from './open-api-document';

/** The description of the API, for programs and for people. */
export function serveApiPage(app: FastifyInstance, calls: Call[]): void {
  let document: Record<string, unknown> | undefined;
  const describe = () => (document ??= openApiDocument(calls));

  app.get('/api/openapi.json', () => describe());
  app.get('/api', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(apiPage(describe())),
  );
}
