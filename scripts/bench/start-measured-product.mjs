import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../lib/servers/free-ports.mjs';
import { programs } from '../lib/start/programs.mjs';
import { projectRoot } from '../lib/project-root.mjs';
import { temporaryPostgres } from '../lib/servers/temporary-postgres.mjs';
import { processorMs } from './process-cost.mjs';

const LOOK_EVERY_MS = 500;
/** A server that only looks for work uses less. */
const AT_REST_MS = 25;
const LONGEST_MS = 60_000;

/**
 * The built product with the demo tenant, on ports and in a folder of its own, on the embedded database or on a
 * PostgreSQL of its own. Null where this machine has no PostgreSQL.
 */
export async function startMeasuredProduct(database) {
  const postgres = database === 'PostgreSQL' ? await temporaryPostgres() : null;
  if (database === 'PostgreSQL' && postgres === null) return null;
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'lantern-bench-'));
  const clean = async () => {
    await postgres?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    const settings = {
      PORT: String(await freePorts(programs.length)),
      HOST: '',
      PUBLIC_URL: '',
      DATABASE_URL: postgres?.url ?? '',
      LANTERN_DATA: dataFolder,
      LANTERN_DEMO: '1',
      // A line per request is part of what a request costs; only its way to the disk is not.
      LOG_LEVEL: 'info',
    };
    // What is measured is a server as it runs from day to day: the demo was filled in by a start before it.
    await (await atRest(settings)).stop();
    const product = await atRest(settings);
    const { url, accounts, password, pids } = product.facts;
    return {
      database,
      url,
      accounts,
      password,
      serverPid: pids.platform,
      databasePid: postgres?.pid ?? null,
      databaseUrl: postgres?.url ?? null,
      dataFolder,
      async stop() {
        await product.stop();
        await clean();
      },
    };
  } catch (error) {
    await clean();
    throw error;
  }
}

async function atRest(settings) {
  const product = await startProgram(settings);
  await untilAtRest(product.facts.pids.platform);
  return product;
}

async function startProgram(env) {
  const child = fork(path.join(projectRoot, 'scripts/start.mjs'), {
    env: { ...process.env, OIDC_PROVIDERS: '', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
  });
  const facts = await new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message.type === 'ready') resolve(message);
    });
    void ended.then(() => reject(new Error(`The product did not start:\n${complaints}`)));
  });
  return {
    facts,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Waits until a process has done what it does by itself after its start: the demo's certificates are drawn then, by a
 * thread whose time would be put down to whatever is measured meanwhile.
 */
async function untilAtRest(pid) {
  const endsAt = performance.now() + LONGEST_MS;
  let used = processorMs(pid);
  while (used !== null && performance.now() < endsAt) {
    await pause(LOOK_EVERY_MS);
    const now = processorMs(pid);
    if (now === null || now - used <= AT_REST_MS) return;
    used = now;
  }
}
