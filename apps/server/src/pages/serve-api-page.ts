import type { FastifyInstance } from 'fastify';
import { API_PAGE_POLICY, apiPage } from './api-page';
import type { ServedCall } from '../http/served-call';
import { openApiDocument } from './open-api-document';

/** The description of the API, for programs and for people. */
export function serveApiPage(app: FastifyInstance, calls: readonly ServedCall[]): void {
  let document: Record<string, unknown> | undefined;
  const describe = () => (document ??= openApiDocument(calls));

  app.get('/api/openapi.json', () => describe());
  app.get('/api', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', API_PAGE_POLICY)
      .send(apiPage(describe())),
  );
}
