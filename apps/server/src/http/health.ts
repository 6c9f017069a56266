import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/db';
import { isDiskFull } from '../db/errors';
import { sql } from '../db/sql';
import { loggedReason } from '../log/logged-error';

const NO_ROOM = 'disk full';
const NO_WRITES = 'database takes no writes: disk full, or a replica';

/** `/healthz`: the process runs. `/readyz`: it can serve, its database included; not while it stops. */
export function serveHealth(app: FastifyInstance, db: Db, isStopping: () => boolean): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      return (await takesWrites(db)) ? { status: 'ready' } : reply.code(503).send({ status: NO_WRITES });
    } catch (error) {
      request.log.warn({ reason: loggedReason(error) }, 'the database does not answer');
      return reply.code(503).send({ status: isDiskFull(error) ? NO_ROOM : 'database unavailable' });
    }
  });
}

/** A database without room, or one that follows another, still reads. */
async function takesWrites(db: Db): Promise<boolean> {
  const [row] = await db.query<{ readOnly: boolean }>(
    sql`select current_setting('transaction_read_only')::boolean as "readOnly"`,
  );
  return row?.readOnly === false;
}
