import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { type Config, ConfigError, readConfig } from './config';
import { connect, DatabaseUnreachableError } from './db/connect';
import { DataFolderError } from './db/folder-lock';
import { migrate, NewerDatabaseError } from './db/migrate';
import { prepareTenant } from './demo/prepare-tenant';
import { builtPortal } from './pages/built-portal';
import { startSweep } from './store/sweep';
import { tellParent } from './tell-parent';

const ROOT = process.env['LANTERN_ROOT'] ?? process.cwd();
/** It survives a crash of the program, not one of the machine. */
const EMBEDDED_NOTICE = 'Opening the embedded database (for real use, set DATABASE_URL to a PostgreSQL)';

/** Opens the database, brings it up to date, and serves until told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env, ROOT);
  const clock = () => new Date();

  await tellParent('progress', config.databaseUrl ? 'Connecting to PostgreSQL' : EMBEDDED_NOTICE);
  let app: FastifyInstance | null = null;
  const database = await connect({
    ...config,
    onConnectionLost: (error) => app?.log.warn({ err: error }, 'a database connection was lost'),
  });
  const applied = await migrate(database);
  if (applied.length > 0) await tellParent('progress', `Migrated the database (${applied.join(', ')})`);
  if (await prepareTenant(database, { config, now: clock() }))
    await tellParent('progress', 'Filled the demo tenant');

  const portal = await builtPortal(config.portalFolder);
  app = await buildApp({
    db: database,
    clock,
    session: config.session,
    trustProxy: config.trustProxy,
    logger: { level: config.logLevel },
    portal,
  });
  await app.register(fastifyStatic, {
    root: join(config.portalFolder, 'client/assets'),
    prefix: '/learn/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
  const stopSweep = startSweep(database, { clock, idleMs: config.session.idleMs, log: app.log });

  await listen(app, config);
  await tellParent('ready', config.publicUrl.origin);

  const stop = async () => {
    stopSweep();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  process.once('disconnect', () => void stop());
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new ConfigError(
        `Port ${port} is already in use. Set PORT to a free one, or stop the program that holds it.`,
      );
    }
    throw error;
  }
}

/** What an operator can mend is one sentence; anything else is a bug and keeps its stack. */
function failureText(error: unknown): string {
  const isOperators = [ConfigError, DataFolderError, DatabaseUnreachableError, NewerDatabaseError].some(
    (kind) => error instanceof kind,
  );
  if (error instanceof Error) return isOperators ? error.message : (error.stack ?? error.message);
  return String(error);
}

main().catch(async (error: unknown) => {
  await tellParent('failed', failureText(error));
  process.exit(1);
});
