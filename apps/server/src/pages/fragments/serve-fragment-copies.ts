import { ProblemError } from '@lantern/contract/problem-error';
import type { FastifyInstance } from 'fastify';
import { COPIES, integrityOf } from '../../http/config/own-fragments';
import type { ContextOf } from '../../http/serve';
import { findFragmentCode } from '../../store/platform/tenant-fragments';

const NAME = /^(sha384-[\w-]{64})\.js$/;

/** [1.6] What the tenant has registered, as it was then: its name is its hash, so it never changes. */
export function serveFragmentCopies(app: FastifyInstance, contextOf: ContextOf): void {
  app.get<{ Params: { file: string } }>(`${COPIES}:file`, async (request, reply) => {
    const [, name] = NAME.exec(request.params.file) ?? [];
    const { db, tenant } = await contextOf(request);
    const code = name ? await findFragmentCode(db, tenant.id, integrityOf(name)) : null;
    if (code === null) throw new ProblemError('notFound');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(code);
  });
}
