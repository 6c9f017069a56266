import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from './app';
import { createCertificateEngine } from './certificates/artwork/certificate-engine';
import { resultWork } from './attempts/tell-result';
import { dueSoonWork } from './calendar/tell-due-soon';
import { drawingWork } from './certificates/draw-certificate';
import { expiringWork } from './certificates/tell-expiring';
import { type Config, ConfigError, readConfig } from './config';
import { assertSafe } from './config-safety';
import { openDatabaseClock } from './db/database-clock';
import type { Database } from './db/db';
import { digestWork } from './digests/digest-work';
import { writeStoredDigest } from './digests/write-digest';
import { failureText } from './failure-text';
import { housekeeping } from './jobs/housekeeping';
import { startJobs } from './jobs/start-jobs';
import { loggedReason } from './log/logged-error';
import { mailWork } from './mail/mail-work';
import { DEMO_SENDER, OUTBOX_TRANSPORT, smtpTransport } from './mail/smtp-transport';
import { openPlatform } from './open-platform';
import type { RunApart } from './http/run-apart';
import { createRunApart } from './operations/create-run-apart';
import { importWork } from './operations/imports/import-work';
import { builtPortal } from './pages/built-portal';
import { readBuiltFragments } from './pages/fragments/built-fragments';
import { serveFragments } from './pages/fragments/serve-fragments';
import { serveAssets } from './pages/serve-assets';
import { stopOnSignal } from './stop-on-signal';
import type { FileStorage } from './storage/file-storage';
import { storageOf } from './storage/storage-of';
import { tellParent } from './tell-parent';
import { checkWork } from './uploads/check-work';
import { clamdScanner } from './virus-scan/clamd-scanner';
import type { Scanner } from './virus-scan/scanner';

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
  const scanner = config.scanner && clamdScanner(config.scanner);
  const portal = await builtPortal(config.portalFolder);
  const stopping = new AbortController();
  // The embedded database belongs to this process.
  const runApart = config.databaseUrl ? createRunApart(new URL('./apart.js', import.meta.url)) : null;
  const app = await buildApp({
    db: database,
    files,
    scanner,
    clock,
    session: config.session,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    hasLocalTools: config.isDemo,
    hasOutbox: config.isDemo,
    hintUrl: config.directUrl ?? (config.pooler === 'none' ? config.databaseUrl : null),
    logger: { level: config.logLevel, stream: pino.destination(LOG_LINES) },
    portal,
    fragments: await readBuiltFragments(config.fragmentsFolder),
    stopping: stopping.signal,
    runApart,
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
  stopBackground = startBackground(app, { database, files, scanner, clock, config, runApart });
  return app;
}

type Background = {
  database: Database;
  files: FileStorage;
  scanner: Scanner | null;
  clock: () => Date;
  config: Config;
  runApart: RunApart | null;
};

function startBackground(app: FastifyInstance, background: Background) {
  const { database, files, scanner, clock, config, runApart } = background;
  const { origin } = config.publicUrl;
  const drawing = drawingWork({ db: database, files, engine: createCertificateEngine(), clock, origin });
  const chores = housekeeping(database, {
    clock,
    files,
    idleMs: config.session.idleMs,
    retention: config.retention,
  });
  const transport = config.mail ? smtpTransport(config.mail) : OUTBOX_TRANSPORT;
  const from = config.mail?.from ?? DEMO_SENDER;
  const works = [
    drawing,
    ...(scanner ? [checkWork({ db: database, files, scanner, log: app.log })] : []),
    ...chores,
    importWork({ db: database, clock, log: app.log, files, issuer: origin, runApart }),
    ...[dueSoonWork, expiringWork, resultWork].map((work) => work({ db: database, clock })),
  ];
  const sending = { db: database, clock, log: app.log, transport, from, origin };
  // Without a mail server mails wait, except in the demo, which shows them.
  if (config.mail || config.isDemo)
    works.push(mailWork({ ...sending, writeDigest: writeStoredDigest }), digestWork({ db: database, clock }));
  return startJobs({ db: database, clock, log: app.log }, works);
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
