import { LIST_LIMITS } from '@lantern/contract/list-query';
import {
  ACTIVITY_TYPE_CODES,
  COMMAND_RESULT_CODES,
  LIFECYCLE_STATE_CODES,
  PRESENTATION_MODE_CODES,
  WORKFLOW_STATE_CODES,
} from '@lantern/domain/vocabulary-codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FilledList, fillLists } from '../../testing/filled-lists';
import { openTestApp, type TestApp } from '../../testing/test-app';
import type { DescribedField } from './list-description';

type Operation = {
  parameters: Array<{ name: string; schema: { maximum?: number; contentSchema?: { maxItems?: number } } }>;
  'x-list'?: { limits: object; fields: DescribedField[] };
};

let server: TestApp;
let session: string;
let lists: FilledList[];
let text: string;
let paths: Record<string, { get?: Operation }>;
beforeAll(async () => {
  server = await openTestApp();
  lists = await fillLists(server);
  session = await server.signIn();
  const { json, text: document } = await server.ask('/api/openapi.json');
  text = document;
  paths = json['paths'] as typeof paths; // its form is what the tests look at
}, 120_000);
afterAll(() => server.close());

function operationOf({ call }: FilledList): Operation {
  const operation = paths[call.path.replace(/:(\w+)/g, '{$1}')]?.get;
  if (!operation) throw new Error(`Not described: ${call.path}`);
  return operation;
}

const asked = (name: string) => ({
  filter: [name, '=', null],
  sort: [{ selector: name }],
  select: [name],
});

async function isTaken(
  { address }: FilledList,
  options: Partial<ReturnType<typeof asked>>,
): Promise<boolean> {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  query.set('take', '1');
  for (const [option, value] of Object.entries(options)) query.set(option, JSON.stringify(value));
  const { status } = await server.ask(`${path}?${query}`, { session });
  if (status !== 200 && status !== 400) throw new Error(`${path}?${query}: ${status}`);
  return status === 200;
}

/** In one call where all three are taken, as they mostly are. */
async function takenOf(list: FilledList, name: string) {
  const { filter, sort, select } = asked(name);
  if (await isTaken(list, { filter, sort, select })) return { filter: true, sort: true, select: true };
  return {
    filter: await isTaken(list, { filter }),
    sort: await isTaken(list, { sort }),
    select: await isTaken(list, { select }),
  };
}

test('the document lists exactly the fields that the server takes, of every list', async () => {
  for (const list of lists) {
    const described = operationOf(list)['x-list']?.fields ?? [];
    const nothing = { name: 'nothing', filter: false, sort: false, select: false };
    for (const { name, filter, sort, select } of [...described, nothing]) {
      const taken = await takenOf(list, name);
      expect({ list: list.name, name, ...taken }).toEqual({ list: list.name, name, filter, sort, select });
    }
  }
}, 300_000);

test('and its limits', () => {
  for (const list of lists) {
    const { 'x-list': described, parameters } = operationOf(list);
    expect(described?.limits).toEqual(LIST_LIMITS);
    const schemas = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
    expect(schemas['take']?.maximum).toBe(LIST_LIMITS.takeAtMost);
    expect(schemas['sort']?.contentSchema?.maxItems).toBe(LIST_LIMITS.sorts);
    expect(schemas['select']?.contentSchema?.maxItems).toBe(LIST_LIMITS.selects);
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['filter', 'isCountQuery', '_']));
  }
});

test.each([
  ['[4.1] state', LIFECYCLE_STATE_CODES],
  ['[4.2] type', ACTIVITY_TYPE_CODES],
  ['[4.3] state of an attempt', WORKFLOW_STATE_CODES],
  ['[4.5] presentation mode', PRESENTATION_MODE_CODES],
  ['[4.6] result of a command', COMMAND_RESULT_CODES],
])('%s: the document tells what each number means', (_name, codes) => {
  const meanings = Object.entries(codes).map(([title, number]) => ({ const: number, title }));
  expect(text.includes(JSON.stringify({ type: 'integer', oneOf: meanings }))).toBe(true);
});
