import { Agent, request } from 'node:http';
import { memoryMb, processorMs } from './process-cost.mjs';
import { quantile } from './quantile.mjs';

const CONNECTIONS = 8;
/** However slow the machine, no part of a measurement takes longer. */
const LONGEST_PART_MS = 8000;

/**
 * One call: first alone, for its time; then on several connections, for its cost and how many fit in a second.
 * `next` says what each request asks, and whose it is; a target that is more than one request has a `perform` of its own.
 */
export async function measureCall(product, target, { next, options }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const share = target.slow ? options.slowShare : 1;
  const ask = () => (target.perform ? target.perform(product, next()) : askOnce(agent, product, next()));
  try {
    await repeat(ask, Math.ceil(options.warmUp * share), CONNECTIONS);
    const alone = await repeat(ask, Math.ceil(options.serial * share), 1);
    const before = costOf(product);
    const startedAt = performance.now();
    const together = await repeat(ask, Math.ceil(options.parallel * share), CONNECTIONS);
    const seconds = (performance.now() - startedAt) / 1000;
    const cost = costOf(product);
    const perRequest = (used, usedBefore) => (used === null ? null : (used - usedBefore) / together.length);
    return {
      serverCpuMs: perRequest(cost.server, before.server),
      databaseCpuMs: cost.database === null ? null : perRequest(cost.database, before.database),
      cpuMs: perRequest(total(cost), total(before)),
      requestsPerSecond: together.length / seconds,
      p50Ms: quantile(
        alone.map(({ ms }) => ms),
        0.5,
      ),
      p99Ms: quantile(
        alone.map(({ ms }) => ms),
        0.99,
      ),
      bytes: quantile(
        together.map(({ bytes }) => bytes),
        0.5,
      ),
      memoryMb: memoryMb(product.serverPid),
    };
  } finally {
    agent.destroy();
  }
}

function costOf({ serverPid, databasePid }) {
  return {
    server: processorMs(serverPid),
    database: databasePid === null ? null : processorMs(databasePid),
  };
}

/** The embedded database is part of the server's process. */
function total({ server, database }) {
  return server === null ? null : server + (database ?? 0);
}

async function repeat(ask, count, connections) {
  const answers = [];
  let left = count;
  const endsAt = performance.now() + LONGEST_PART_MS;
  const work = async () => {
    while (left > 0 && performance.now() < endsAt) {
      left -= 1;
      answers.push(await ask());
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return answers;
}

export function askOnce(agent, { url }, { path, body, cookie }) {
  const content = body === undefined ? null : JSON.stringify(body());
  const headers = {
    accept: 'application/json, text/html',
    'accept-encoding': 'br',
    prefer: 'respond-sync',
    'x-requested-with': 'XMLHttpRequest',
    'sec-fetch-site': 'same-origin',
    ...(cookie && { cookie }),
    ...(content && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
  };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      new URL(path, url),
      { agent, headers, method: content ? 'POST' : 'GET' },
      (reply) => {
        let bytes = 0;
        reply.on('data', (chunk) => {
          bytes += chunk.length;
        });
        reply.on('error', reject);
        reply.on('end', () => {
          if (reply.statusCode === 200) resolve({ ms: performance.now() - startedAt, bytes });
          else reject(new Error(`${path} answered ${reply.statusCode}`));
        });
      },
    );
    asked.on('error', reject);
    asked.end(content ?? undefined);
  });
}
