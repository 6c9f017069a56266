import { randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { cookieOf, PEOPLE } from './people.mjs';

const AT_ONCE = 8;
const AGAIN_MS = 50;
/** Passing trouble: busy, and no room to save. */
const REFUSALS = [503, 507];
/** From here on nothing passes any more. */
const MOST_WRONG = 50;
const PATH = '/api/lms/v1/create-self-enrollments';

/**
 * Learners who enrol in one course after the other, several at once, as the portal would: a command keeps its id until
 * it has an answer, and is sent again after passing trouble. Counts what they are told. `nextNumber` makes each
 * enrolment another one; `ca` is whom to trust where an address is https.
 */
export function startLoad({ urls, ca, offers, nextNumber }) {
  const counts = { acknowledged: [], refused: 0, cut: 0, wrong: [] };
  const agents = {
    'http:': new http.Agent({ keepAlive: true }),
    'https:': new https.Agent({ keepAlive: true, ca }),
  };
  const waiting = new Set();
  const end = new AbortController();

  async function press() {
    while (!end.signal.aborted) {
      const number = nextNumber();
      const offer = offers[Math.floor(number / PEOPLE) % offers.length];
      const command = { id: randomUUID(), objectiveAccessId: offer };
      while (!(await isAnswered(command, number)) && !end.signal.aborted) await setTimeout(AGAIN_MS);
    }
  }

  async function isAnswered(command, number) {
    const url = new URL(PATH, urls[number % urls.length]);
    const status = await send(url, {
      command,
      cookie: cookieOf(number % PEOPLE),
      agent: agents[url.protocol],
    });
    if (status === 200) counts.acknowledged.push(command.id);
    else if (status === null) counts.cut += 1;
    else if (REFUSALS.includes(status)) counts.refused += 1;
    else counts.wrong.push(status);
    for (const look of waiting) look();
    return status !== null && !REFUSALS.includes(status);
  }

  const until = (more, count) =>
    new Promise((resolve, reject) => {
      const goal = count() + more;
      waiting.add(() => {
        if (count() >= goal) resolve();
        if (counts.wrong.length > MOST_WRONG)
          reject(new Error(`Answered ${[...new Set(counts.wrong)].join(', ')}`));
      });
    });

  const presses = Array.from({ length: AT_ONCE }, press);
  return {
    /** Resolves when so many more have been acknowledged: the load has begun, or has come through. */
    acknowledged: (more) => until(more, () => counts.acknowledged.length),
    /** The same of those that were told to come back. */
    refused: (more) => until(more, () => counts.refused),
    async stop() {
      end.abort();
      await Promise.all(presses);
      for (const agent of Object.values(agents)) agent.destroy();
      return counts;
    },
  };
}

/** The status; null where the connection broke before there was one. */
function send(url, { command, cookie, agent }) {
  const body = JSON.stringify(command);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-requested-with': 'XMLHttpRequest',
    'sec-fetch-site': 'same-origin',
    prefer: 'respond-sync',
    cookie,
  };
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    request(url, { method: 'POST', headers, agent })
      .on('response', (reply) => {
        reply.on('end', () => resolve(statusOf(reply))).on('error', () => resolve(null));
        reply.resume();
      })
      .on('error', () => resolve(null))
      .end(body);
  });
}

/** Passing trouble says when to come back; without that it is a fault like any other. */
function statusOf({ statusCode, headers }) {
  return REFUSALS.includes(statusCode) && headers['retry-after'] === undefined ? 500 : statusCode;
}
