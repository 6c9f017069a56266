import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATION_INPUTS } from '../../testing/operations/operation-inputs-data';
import { insertOperationWorld } from '../../testing/operations/operation-world';
import { testOperator } from '../../testing/operations/operator';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, NORTH } from '../../testing/test-tenants';
import { readConfig } from '../config';
import type { Operation } from '../operations/operation';
import { OPERATIONS } from '../operations/operations';
import { operationCommand } from './operation-command';
import { flagOf } from './operation-flags';

/** What no call does. */
const LOCAL_INPUTS: typeof OPERATION_INPUTS = {
  'tenants add': {
    input: { code: 'east', title: 'East', domain: ['east.test'] },
    outcome: { id: expect.any(String), code: 'east' },
  },
  'tenants list': { outcome: expect.arrayContaining([expect.objectContaining({ code: 'north' })]) },
  'domains add': { input: { domain: 'more.test' }, outcome: { domain: 'more.test' } },
  'domains remove': { input: { domain: NORTH.host }, outcome: { domain: NORTH.host } },
};
/** Each is tried where its files, its provider or its program are. */
const ELSEWHERE = [
  'banners set-picture',
  'clients token',
  'courses check',
  'courses export',
  'courses import',
  'courses new',
  'courses watch',
  'enrolments import',
  'groups import',
  'oneroster import',
  'people import',
  'providers test',
  'records export',
  'units import',
];

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await insertOperationWorld(server.db);
  const operator = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
  await operator.run('enrolments remove', { email: ADA.email, course: 'EMPTY' });
});
afterAll(() => server.close());

const nameOf = ({ noun, verb }: Operation) => `${noun} ${verb}`;

test('every command is tried here, or is listed as tried elsewhere', () => {
  const tried = [...Object.keys(OPERATION_INPUTS), ...Object.keys(LOCAL_INPUTS), ...ELSEWHERE];
  expect(tried.toSorted()).toEqual(OPERATIONS.map(nameOf).toSorted());
});

/** As an operator would write it. */
function wordsOf(operation: Operation, input: object): string[] {
  const given = new Map(Object.entries(input));
  const byPlace = operation.words.flatMap((word) => (given.has(word) ? [String(given.get(word))] : []));
  const flags = [...given].flatMap(([name, value]) => {
    if (operation.words.includes(name)) return [];
    if (value === true) return [flagOf(name)];
    return [value].flat().flatMap((each: unknown) => [flagOf(name), String(each)]);
  });
  return [...byPlace, ...flags];
}

test.each(Object.entries({ ...OPERATION_INPUTS, ...LOCAL_INPUTS }))(
  'lantern %s does what the call does',
  async (name, { input = {}, outcome }) => {
    const operation = OPERATIONS.find((each) => nameOf(each) === name);
    if (!operation) throw new Error(`There is no operation "${name}".`);
    const words = [...wordsOf(operation, input), '--tenant', NORTH.code, '--dry-run', '--json', '--yes'];
    const prepared = operationCommand(operation.noun).prepare([operation.verb, ...words]);
    if (typeof prepared !== 'function') throw new Error('It asks for a database.');
    const config = readConfig({ LANTERN_DEMO: '0' }, '/tmp/none');
    expect(JSON.parse((await prepared(server.db, { config, now: NOON })) ?? '')).toEqual(outcome);
  },
);
