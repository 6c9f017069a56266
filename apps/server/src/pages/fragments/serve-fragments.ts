import fastifyStatic from '@fastify/static';
import { ProblemError } from '@lantern/contract/problem-error';
import { isModuleAddress, MODULE_FOLDER } from '@lantern/fragment-kit/module-address';
import type { FastifyInstance } from 'fastify';

/** The product's own fragments, which carry their content's hash in their names. */
export async function serveFragments(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (fragments) => {
    fragments.addHook('onRequest', (request, _reply, done) => {
      const [path = ''] = request.url.split('?');
      done(isModuleAddress(path) ? undefined : new ProblemError('notFound'));
    });
    await fragments.register(fastifyStatic, {
      root: folder,
      prefix: MODULE_FOLDER,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
    });
  });
}
