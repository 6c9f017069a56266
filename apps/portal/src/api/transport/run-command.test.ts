import { id } from '@lantern/contract/call';
import { defineCommand } from '@lantern/contract/command';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createI18n } from '../../lib/format/i18n';
import { answerWith, json, refusal } from '../../testing/network';
import { errorText } from './error-text';
import { runCommandAsync, runCommandSync } from './run-command';

const startCourse = defineCommand({
  kind: 'start-objective-workflows',
  path: '/api/lms/v1/start-objective-workflows',
  summary: 'Starts an attempt.',
  body: z.object({ id }),
  response: z.object({ id }),
});

const ID = '0a000000-0000-4000-8000-000000000001';
const ADDRESS = `/api/lms/v1/start-objective-workflows/${ID}`;
const accepted = json({ id: ID }, { status: 202, headers: { location: ADDRESS } });
const running = result({ completed: false, result: null });
const { t } = await createI18n('en-US');

function result(differs: object): Response {
  return json({ id: ID, completed: true, result: 1, entityId: ID, errors: {}, ...differs });
}

/** Runs the command without real time; how long it waited comes with the outcome. */
async function start() {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const outcome = await runCommandAsync(startCourse, { body: { id: ID } }, wait).catch(
    (error: unknown) => error,
  );
  return { outcome, waits };
}

test('[7.1] a command that is waited for asks to be answered at once', async () => {
  const asked = answerWith(json({ id: ID }));
  expect(await runCommandSync(startCourse, { body: { id: ID } })).toEqual({ id: ID });
  expect(asked[0]).toMatchObject({ method: 'POST', headers: { prefer: 'respond-sync' }, body: { id: ID } });
});

test('[7.32] the address that the server gives is followed every second until the command is done', async () => {
  const asked = answerWith(accepted, running, running, result({}));
  const { outcome, waits } = await start();
  expect(outcome).toMatchObject({ completed: true, entityId: ID });
  expect(waits).toEqual([1000, 1000, 1000]);
  expect(asked.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'POST /api/lms/v1/start-objective-workflows',
    `GET ${ADDRESS}`,
    `GET ${ADDRESS}`,
    `GET ${ADDRESS}`,
  ]);
});

test('[7.32] [9.3] after sixty seconds it is given up', async () => {
  const asked = answerWith(accepted, running);
  const { outcome, waits } = await start();
  expect(waits).toHaveLength(60);
  expect(asked).toHaveLength(61);
  expect(errorText(outcome, t)).toBe('Time over!');
});

test('[7.32] an answer in the sixtieth second still counts', async () => {
  answerWith(accepted, ...Array.from({ length: 59 }, () => running), result({}));
  expect((await start()).outcome).toMatchObject({ completed: true });
});

test('[7.32] an error ends the following', async () => {
  const asked = answerWith(accepted, running, refusal(500, 'internal'), result({}));
  const { outcome } = await start();
  expect(asked).toHaveLength(3);
  expect(outcome).toMatchObject({ status: 500 });
  expect(errorText(outcome, t)).toBe('Server returns unknown error.');
});

const failures: Array<[name: string, replies: [Response, ...Response[]], status: number, text: string]> = [
  [
    'the first general message comes first',
    [accepted, result({ result: 2, errors: { Term: ['No term'], _: ['Not now', 'Nor later'] } })],
    400,
    'Not now',
  ],
  [
    'else the first of a field',
    [accepted, result({ result: 2, errors: { Term: ['No term'] } })],
    400,
    'No term',
  ],
  [
    'failed without a message',
    [accepted, result({ result: 2 })],
    400,
    'Server accepted command but encountered errors.',
  ],
  ['canceled', [accepted, result({ result: 3 })], 400, 'Server accepted command but encountered errors.'],
  [
    'completed without a result',
    [accepted, result({ result: null })],
    500,
    'Server accepted command but encountered an unknown error.',
  ],
  [
    'accepted without an address to follow',
    [json({ id: ID }, { status: 202 })],
    500,
    'Server returns unknown error.',
  ],
  ['a result that cannot be read', [accepted, json({ odd: true })], 500, 'Server returns unknown error.'],
  ['a result that is no JSON', [accepted, new Response('oops')], 500, 'Server returns unknown error.'],
  ['a result that is not there', [accepted, refusal(404, 'notFound')], 404, 'Server returns unknown error.'],
];

test.each(failures)('[8.2] %s', async (_name, replies, status, text) => {
  answerWith(...replies);
  const { outcome } = await start();
  expect(outcome).toMatchObject({ name: 'CommandError', status });
  expect(errorText(outcome, t)).toBe(text);
});

test('[8.2] messages are kept by field, in camel case', async () => {
  answerWith(accepted, result({ result: 2, errors: { ObjectiveId: ['Gone'], _: ['No'] } }));
  expect((await start()).outcome).toMatchObject({ messages: { objectiveId: ['Gone'], _: ['No'] } });
});
