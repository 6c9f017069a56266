import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { askOnce } from './measure-call.mjs';
import { quantile } from './quantile.mjs';

const CALLS_A_SECOND = 15;
const PAGES_A_SECOND = 20;
export const LIST =
  '/api/lms/v1/users/me/objective-accesses/query?list=enrolled&take=20&sort=[{"selector":"objective.name"}]';
const PAGE = '/learn/courses';
/** A page is larger, the empty shell smaller. */
const SHELL_BYTES = 15_000;

/**
 * The list call alone, then beside people who open pages, in turns, so that the machine's mood falls on both. Asked at
 * a steady rate, whether or not the one before was answered.
 */
export async function measureBesidePages(product, cookie, { windows, windowSeconds }) {
  const agent = new Agent({ keepAlive: true });
  const ask = (path) => () => askOnce(agent, product, { path, cookie });
  const [list, page] = [ask(LIST), ask(PAGE)];
  const [alone, beside, pages] = [[], [], []];
  try {
    await steadily(page, { perSecond: 10, seconds: 2 });
    for (let window = 0; window < windows; window += 1) {
      alone.push(...(await steadily(list, { perSecond: CALLS_A_SECOND, seconds: windowSeconds })));
      const [calls, opened] = await Promise.all([
        steadily(list, { perSecond: CALLS_A_SECOND, seconds: windowSeconds }),
        steadily(page, { perSecond: PAGES_A_SECOND, seconds: windowSeconds }),
      ]);
      beside.push(...calls);
      pages.push(...opened);
    }
  } finally {
    agent.destroy();
  }
  const ms = (answers, share) =>
    quantile(
      answers.map((answer) => answer.ms),
      share,
    );
  return {
    aloneMs: ms(alone, 0.5),
    besideMs: ms(beside, 0.5),
    ratio: ms(beside, 0.5) / ms(alone, 0.5),
    aloneP95Ms: ms(alone, 0.95),
    besideP95Ms: ms(beside, 0.95),
    pageMs: ms(pages, 0.5),
    shells: (100 * pages.filter(({ bytes }) => bytes < SHELL_BYTES).length) / pages.length,
  };
}

/** Asks so often, whether or not the one before was answered. */
export async function steadily(ask, { perSecond, seconds }) {
  const answers = [];
  for (let asked = 0; asked < perSecond * seconds; asked += 1) {
    answers.push(ask());
    await pause(1000 / perSecond);
  }
  return Promise.all(answers);
}
