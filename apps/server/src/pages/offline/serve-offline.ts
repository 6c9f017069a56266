import type { FastifyInstance } from 'fastify';
import type { ContextOf } from '../../http/serve';
import { plainPage } from '../../http/pages/plain-page';
import { offlineTexts } from '../../texts/offline-texts';
import worker from './service-worker.js?raw';

/** [2.8] What a browser shows of us without a connection: its worker, and the page that the worker answers with. */
export function serveOffline(app: FastifyInstance, contextOf: ContextOf): void {
  app.get('/learn/service-worker.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'service-worker-allowed': '/learn',
        'content-security-policy': `default-src 'none'; connect-src 'self'`,
      })
      .send(worker),
  );

  app.get('/learn/offline', async (request, reply) => {
    const { locale, tenant } = await contextOf(request);
    const { again, ...words } = offlineTexts(locale);
    const { html, policy } = plainPage({
      ...words,
      productTitle: tenant.productTitle,
      // It stands at the address that was asked for.
      actions: [{ href: '', label: again }],
      frameAncestors: `'self'`,
    });
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy,
        'x-robots-tag': 'noindex',
        'content-language': words.language,
      })
      .send(html);
  });
}
