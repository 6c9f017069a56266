import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectableFields } from './http/answer/selectable-fields';
import { type FilledList, fillLists } from '../testing/filled-lists';
import { registeredCalls, registeredLists } from '../testing/registered-calls';
import { openTestApp, type TestApp } from '../testing/test-app';

type Item = Record<string, unknown>;

/** What may be a secret [4.20]: a filter or an order would tell it. `protectResults` of a result is true where it is one. */
const SECRET = /(^|(Record)\.)(score|maxScore|normalizedScore|grade|passed|protectResults)$/;
const RESULT_LISTS = /(objective-records|activity-records)\/query$/;
/** Another entity, which has a list of its own. */
const OTHER_ENTITY = /(^|\.)objectiveGradingScale\./;
const MOST_SELECTED = 50;
/** To ask by, not to be answered. */
const ASKED_ONLY = [
  'hasDueDate',
  'courseProgress',
  'objectiveId',
  ...['added', 'learnerCount', 'hasDuration'].flatMap((name) => [name, `objective.${name}`]),
];

let server: TestApp;
let lists: FilledList[];
let session: string;
beforeAll(async () => {
  server = await openTestApp();
  lists = await fillLists(server);
  session = await server.signIn();
}, 120_000);
afterAll(() => server.close());

async function ask(list: FilledList, options: Record<string, unknown>) {
  const [path = '', search = ''] = list.address.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(options)) query.set(name, JSON.stringify(value));
  const { status, json, text } = await server.ask(`${path}?${query}`, { session });
  return { status, text, errors: json['errors'], data: (json['data'] ?? []) as Item[] };
}

function valueAt(item: Item, path: string): unknown {
  let value: unknown = item;
  for (const name of path.split('.')) value = (value as Item | null)?.[name] ?? null;
  return value;
}

function isSecret({ call }: Pick<FilledList, 'call'>, path: string): boolean {
  return SECRET.test(path) && (path.includes('.') || RESULT_LISTS.test(call.path));
}

test('every list has its fields', () => {
  const queries = registeredCalls().filter(({ path }) => path.endsWith('/query'));
  expect(
    registeredLists()
      .map(({ call }) => call.path)
      .sort(),
  ).toEqual(queries.map(({ path }) => path).sort());
  expect(lists).toHaveLength(queries.length + 1);
});

test.each(registeredLists().map((list): [string, typeof list] => [list.call.path, list]))(
  '%s: each field of its items can be asked by, unless it may be a secret',
  (_path, { call, fields }) => {
    const scalars = selectableFields(call.response).filter(({ isScalar }) => isScalar);
    const open = scalars
      .map(({ path }) => path)
      .filter((path) => !isSecret({ call }, path) && !OTHER_ENTITY.test(path));
    const asked = Object.keys(fields).filter((name) => open.includes(name) || !ASKED_ONLY.includes(name));
    expect(asked.sort()).toEqual(open.sort());
  },
);

test('[7.2] a list finds each of its rows by each of its fields as it was answered, and sorts by it', async () => {
  for (const list of lists) {
    expect((await ask(list, {})).data).not.toEqual([]);
    for (const name of Object.keys(list.fields).filter((one) => !ASKED_ONLY.includes(one))) {
      const { data: rows } = await ask(list, { select: [name] });
      for (const value of new Set(rows.map((row) => valueAt(row, name))))
        await expectFound(list, { name, value, rows });
      await expectSorted(list, name);
    }
  }
}, 300_000);

async function expectFound(
  list: FilledList,
  { name, value, rows }: { name: string; value: unknown; rows: Item[] },
): Promise<void> {
  const isSame = (row: Item) => valueAt(row, name) === value;
  const about = `${list.name} ${name} ${String(value)}`;
  const same = await ask(list, { filter: [name, '=', value] });
  expect({ about, ids: idsOf(same.data) }).toEqual({ about, ids: idsOf(rows.filter(isSame)) });
  const other = await ask(list, { filter: [name, '<>', value] });
  expect({ about, ids: idsOf(other.data) }).toEqual({
    about,
    ids: idsOf(rows.filter((row) => !isSame(row))),
  });
}

function idsOf(rows: Item[]): unknown[] {
  return rows.map(({ id }) => id);
}

/** Reading 69. Texts have the order of the database. */
async function expectSorted(list: FilledList, name: string): Promise<void> {
  for (const desc of [false, true]) {
    const { data } = await ask(list, { sort: [{ selector: name, desc }], select: [name] });
    const values = data.map((row) => valueAt(row, name));
    const kinds = values.map((value) => (value === null ? 0 : typeof value === 'number' ? value : 1));
    const sorted = [...kinds].sort((one, other) => (desc ? other - one : one - other));
    expect({ about: `${list.name} by ${name}`, desc, kinds }).toMatchObject({ desc, kinds: sorted });
  }
}

test('[7.2] select answers with every field it accepts', async () => {
  for (const list of lists) {
    const paths = selectableFields(list.call.response).map(({ path }) => path);
    for (let start = 0; start < paths.length; start += MOST_SELECTED) {
      const select = paths.slice(start, start + MOST_SELECTED).filter((path) => !hasParts(paths, path));
      const { status, data, text } = await ask(list, { select });
      expect({ name: list.name, status, text }).toMatchObject({ status: 200 });
      for (const row of data) expect(select.filter((path) => !isAnswered(row, path))).toEqual([]);
    }
    const refused = await ask(list, { select: ['nothing'] });
    expect(refused.errors).toEqual({ nothing: ['This field cannot be selected'] });
  }
}, 300_000);

/** Selected as a whole, an object would answer for its parts. */
function hasParts(paths: string[], path: string): boolean {
  return paths.some((other) => other.startsWith(`${path}.`));
}

/** There, or in something that is null. */
function isAnswered(row: Item, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  if (!(name in row)) return false;
  const value = row[name];
  return rest.length === 0 || value === null || isAnswered(value as Item, rest.join('.')); // a path leads into objects
}

test('[4.20] what may be a secret can be neither filtered nor sorted by, in any list', async () => {
  let asked = 0;
  for (const list of lists) {
    for (const { path } of selectableFields(list.call.response)) {
      if (!isSecret(list, path)) continue;
      const sentence = { [path]: ['This field cannot be filtered or sorted by'] };
      const filter = [path, '<>', null];
      for (const options of [{ filter }, { filter: ['!', filter] }, { sort: [{ selector: path }] }]) {
        expect((await ask(list, options)).errors).toEqual(sentence);
      }
      asked += 1;
    }
  }
  expect(asked).toBeGreaterThan(20);
});
