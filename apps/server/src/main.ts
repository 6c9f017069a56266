import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from './app';
import { createCertificateEngine } from './certificates/artwork/certificate-engine';
import { startDrawing } from './certificates/start-drawing';
import { type Config, ConfigError, readConfig } from './config';
import { assertSafe } from './config-safety';
import { openDatabaseClock } from './db/database-clock';
import type { Database } from './db/db';
import { failureText } from './failure-text';
import { loggedReason } from './log/logged-error';
import { openPlatform } from './open-platform';
import { builtPortal } from './pages/built-portal';
import { readBuiltFragments } from './pages/fragments/built-fragments';
import { serveFragments } from './pages/fragments/serve-fragments';
import { serveAssets } from './pages/serve-assets';
import { stopOnSignal } from './stop-on-signal';
import type { FileStorage } from './storage/file-storage';
import { storageOf } from './storage/folder-storage';
import { startSweep } from './store/platform/sweep';
import { tellParent } from './tell-parent';

const ROOT = process.env['LANTERN_ROOT'] ?? process.cwd();
/** Some lines at a time, since each write costs a request dear; pino writes what is left when the process ends. */
const LOG_LINES = { dest: 1, sync: false, minLength: 4096, periodicFlush: 100 };

/** Opens the database, and serves on it until told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env, ROOT);
  assertSafe(config, process.env);
  let app: FastifyInstance | null = null;
  const database = await openPlatform(config, {
    onProgress: (step) => tellParent('progress', step),
    onConnectionLost: (error) =>
      app?.log.warn({ reason: loggedReason(error) }, 'a database connection was lost'),
  });
  try {
    app = await serve(database, config);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the port on a database that is ready. */
async function serve(database: Database, config: Config): Promise<FastifyInstance> {
  const { now: clock, stop: stopClock } = await openDatabaseClock(database);
  const files = storageOf(config);
  const portal = await builtPortal(config.portalFolder);
  const stopping = new AbortController();
  const app = await buildApp({
    db: database,
    files,
    clock,
    session: config.session,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    hasLocalTools: config.isDemo,
    logger: { level: config.logLevel, stream: pino.destination(LOG_LINES) },
    portal,
    fragments: await readBuiltFragments(config.fragmentsFolder),
    stopping: stopping.signal,
  });
  await serveAssets(app, join(config.portalFolder, 'client/assets'));
  await serveFragments(app, config.fragmentsFolder);
  await listen(app, config);
  let stopBackground = async (): Promise<void> => {};
  stopOnSignal({
    delayMs: config.stopDelayMs,
    announce: () => stopping.abort(),
    stop: async () => {
      await stopBackground();
      await app.close();
      stopClock();
      await database.close();
    },
    onFailure: (error) => void fail(error),
  });
  await tellParent('ready', config.publicUrl.origin);
  // What nobody waits for begins once nobody waits.
  stopBackground = startBackground(app, { database, files, clock, config });
  return app;
}

type Background = { database: Database; files: FileStorage; clock: () => Date; config: Config };

function startBackground(app: FastifyInstance, { database, files, clock, config }: Background) {
  const stopSweep = startSweep(database, {
    clock,
    files,
    idleMs: config.session.idleMs,
    retention: config.retention,
    log: app.log,
  });
  const stopDrawing = startDrawing(
    { db: database, files, engine: createCertificateEngine(), clock, origin: config.publicUrl.origin },
    app.log,
  );
  return async () => {
    stopSweep();
    await stopDrawing();
  };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new ConfigError(
      code === 'EADDRINUSE'
        ? `Port ${port} is already in use. Set PORT to a free one, or stop the program that holds it.`
        : `No port ${port} can be opened on ${host} (${code}). Set HOST and PORT to ones that can.`,
      { cause: error },
    );
  }
}

async function fail(error: unknown): Promise<void> {
  await tellParent('failed', failureText(error));
  process.exit(1);
}

main().catch(fail);
