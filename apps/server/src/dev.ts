import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { createCertificateEngine } from './certificates/artwork/certificate-engine';
import { drawingWork } from './certificates/draw-certificate';
import { type Config, readConfig } from './config';
import { assertSafe } from './config-safety';
import { openDatabaseClock } from './db/database-clock';
import type { Database } from './db/db';
import { startJobs } from './jobs/start-jobs';
import { openPlatform } from './open-platform';
import { readBuiltFragments } from './pages/fragments/built-fragments';
import { serveFragments } from './pages/fragments/serve-fragments';
import type { FileStorage } from './storage/file-storage';
import { storageOf } from './storage/storage-of';
import { tellParent } from './tell-parent';

const ROOT = process.env['LANTERN_ROOT'] ?? process.cwd();
const SERVER_SOURCES = [join(ROOT, 'apps/server/src'), join(ROOT, 'packages')];

/** The platform for those who work on it: its server is made anew when its sources change, its database stays open. */
export async function startDevelopment(vite: ViteDevServer, server: Server): Promise<void> {
  const config = {
    ...readConfig(process.env, ROOT),
    demoFolder: join(ROOT, 'demo'),
    fragmentsFolder: join(ROOT, '.cache/fragments'),
  };
  assertSafe(config, process.env);
  const database = await openPlatform(config, {
    onProgress: (step) => tellParent('progress', step),
    onConnectionLost: () => {},
  });
  const { now: clock } = await openDatabaseClock(database);
  const files = storageOf(config);

  let app = await loadApp(vite, config, { db: database, files, clock });
  let newer: Promise<void> | null = Promise.resolve();
  vite.watcher.on('change', (file) => {
    if (SERVER_SOURCES.some((folder) => file.startsWith(folder))) newer = null;
  });
  // Made anew by the first request after a change, when Vite has noticed it too.
  const upToDate = () => {
    newer ??= loadApp(vite, config, { db: database, files, clock }).then(
      (loaded) => {
        app = loaded;
      },
      (error: unknown) => app.log.error({ err: error }, 'the server could not be made anew'),
    );
    return newer;
  };
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void upToDate().then(() => pass(app, request, response)));
  });
  server.listen(config.port, config.host, () => void tellParent('ready', config.publicUrl.origin));

  const engine = createCertificateEngine();
  const { origin } = config.publicUrl;
  const drawing = drawingWork({ db: database, files, engine, clock, origin });
  const stopJobs = startJobs({ db: database, clock, log: app.log }, [drawing]);
  const stop = async () => {
    server.close();
    await stopJobs();
    await vite.close();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  process.once('disconnect', () => void stop());
}

async function loadApp(
  vite: ViteDevServer,
  config: Config,
  { db, files, clock }: { db: Database; files: FileStorage; clock: () => Date },
): Promise<FastifyInstance> {
  const { buildApp } = await load<typeof import('./app')>(vite, 'app.ts');
  const { sourcePortal } = await load<typeof import('./pages/source-portal')>(vite, 'pages/source-portal.ts');
  const app = await buildApp({
    db,
    files,
    clock,
    session: config.session,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    hasLocalTools: config.isDemo,
    fragments: await readBuiltFragments(config.fragmentsFolder),
    hasOutbox: config.isDemo,
    logger: { level: config.logLevel === 'info' ? 'warn' : config.logLevel },
    portal: sourcePortal(vite),
  });
  await serveFragments(app, config.fragmentsFolder);
  await app.ready();
  return app;
}

/** The module as it is written now. */
async function load<Module>(vite: ViteDevServer, file: string): Promise<Module> {
  return (await vite.ssrLoadModule(join(ROOT, 'apps/server/src', file))) as Module; // the caller names the type of that file
}

/** Vite takes /learn off the addresses that pass through it. */
function pass(
  app: FastifyInstance,
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
): void {
  request.url = request.originalUrl ?? request.url ?? '/';
  app.routing(request, response);
}
