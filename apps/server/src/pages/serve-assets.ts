import fastifyStatic from '@fastify/static';
import { ProblemError } from '@lantern/contract/problem-error';
import type { FastifyInstance } from 'fastify';

const PREFIX = '/learn/assets/';
/** The build's own names; nothing else is looked for on the disk. */
const ADDRESS = /^\/learn\/assets\/[\w-][\w.-]{0,200}(?:\?|$)/;

/** What browsers look for in answers that they show as pages, and nowhere else. */
const OF_DOCUMENTS = ['permissions-policy', 'cross-origin-opener-policy'];

/** Scripts, styles and fonts of the built portal, which carry their content's hash in their names. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (assets) => {
    assets.addHook('onRequest', (request, reply, done) => {
      if (!ADDRESS.test(request.url)) return done(new ProblemError('notFound'));
      for (const header of OF_DOCUMENTS) reply.removeHeader(header);
      done();
    });
    await assets.register(fastifyStatic, {
      root: folder,
      prefix: PREFIX,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      // Nobody asks again whether such a file has changed: its name would be another.
      etag: false,
      lastModified: false,
      decorateReply: false,
    });
  });
}
