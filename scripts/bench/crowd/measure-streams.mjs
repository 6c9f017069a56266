import { once } from 'node:events';
import { request } from 'node:http';
import pg from 'pg';
import { memoryMb, processorMs } from '../process-cost.mjs';

export const STREAMS = 1000;
const CALL = '/api/platform/v1/users/me';
const LIVE = '/api/lms/v1/users/me/live';
const AT_ONCE = 50;
const ROUNDS = 5;

/** A thousand people with a page open: what each of them costs the server, and when all have heard of a change. */
export async function measureStreams({ url, serverPid, databaseUrl }, cookieOf) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // What a server needs for a thousand requests is not the streams'. Streams before it would leave room behind.
    for (let number = 0; number < STREAMS; number += 1)
      await fetch(new URL(CALL, url), { headers: { cookie: cookieOf(number) } }).then((reply) =>
        reply.text(),
      );
    const memoryBefore = memoryMb(serverPid);
    const streams = await openAll(url, cookieOf);
    const kbEach = ((memoryMb(serverPid) - memoryBefore) * 1024) / STREAMS;
    const cpuBefore = processorMs(serverPid);
    const heardMs = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now();
      const heard = Promise.all(streams.map(({ nextChange }) => nextChange()));
      await client.query(TELL_ALL);
      await heard;
      heardMs.push(performance.now() - from);
    }
    const cpuMs = (processorMs(serverPid) - cpuBefore) / ROUNDS;
    for (const { close } of streams) close();
    return { kbEach, allHeardMs: heardMs.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)], cpuMs };
  } finally {
    await client.end();
  }
}

const TELL_ALL = `insert into live_changes (tenant_id, topic) select id, 'tenant' from tenants limit 1`;

async function openAll(url, cookieOf) {
  const streams = [];
  while (streams.length < STREAMS) {
    const numbers = Array.from({ length: AT_ONCE }, (_, place) => streams.length + place);
    streams.push(...(await Promise.all(numbers.map((number) => openStream(url, cookieOf(number))))));
  }
  return streams;
}

async function openStream(url, cookie) {
  const { hostname, port, host } = new URL(url);
  const asking = request({ hostname, port, path: LIVE, headers: { host, cookie }, agent: false });
  asking.on('error', () => {});
  asking.end();
  const [reply] = await once(asking, 'response');
  if (reply.statusCode !== 200) throw new Error(`A stream was answered with ${reply.statusCode}`);
  reply.on('error', () => {});
  reply.setEncoding('utf8');
  const next = (word) =>
    new Promise((resolve) => {
      const hear = (chunk) => {
        if (!chunk.includes(`event: ${word}`)) return;
        reply.off('data', hear);
        resolve();
      };
      reply.on('data', hear);
    });
  await next('hello');
  return { nextChange: () => next('changed'), close: () => asking.destroy() };
}
