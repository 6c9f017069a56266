import { buildApp } from '../../src/app';
import { connect } from '../../src/db/connect';
import { memoryStorage } from '../memory-storage';

/** Time runs faster here, so that a stream of commands is not told to slow down. */
const SPEED = 200;

/** For the test that kills it: the server on the database that its environment names. */
async function main({ DATABASE_URL, LANTERN_DATA, PORT, STARTED }: Record<string, string | undefined>) {
  const started = Number(STARTED);
  const db = await connect({
    databaseUrl: DATABASE_URL ?? null,
    dataFolder: LANTERN_DATA ?? '',
    poolSize: 5,
    onConnectionLost: () => undefined,
  });
  const app = await buildApp({
    db,
    files: memoryStorage(),
    clock: () => new Date(started + (Date.now() - started) * SPEED),
    session: { idleMs: Number.MAX_SAFE_INTEGER, absoluteMs: Number.MAX_SAFE_INTEGER },
    trustProxy: { kind: 'none' },
    logger: false,
    portal: null,
  });
  await app.listen({ host: '127.0.0.1', port: Number(PORT) });
  process.send?.('ready');
}

void main(process.env);
