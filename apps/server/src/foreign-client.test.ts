import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevExtremeStore, devExtremeStore } from '../testing/devextreme-client';
import { type FilledList, fillLists } from '../testing/filled-lists';
import { openTestApp, type TestApp } from '../testing/test-app';
import { NORTH } from '../testing/test-tenants';

type Row = Record<string, unknown> & { id: string };

let server: TestApp;
let stores: Array<{ list: FilledList; store: DevExtremeStore }>;
let refusals: string[];

/** The server on a port of its own, each list asked over the network by the client of another maker. */
beforeAll(async () => {
  server = await openTestApp();
  const lists = await fillLists(server);
  const headers = { host: NORTH.host, cookie: `sid=${await server.signIn()}` };
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  refusals = [];
  const onRefusal = (answer: string) => void refusals.push(answer);
  stores = lists.map((list) => ({
    list,
    store: devExtremeStore(`${origin}${list.address}`, { headers, onRefusal }),
  }));
}, 120_000);
afterAll(() => server.close());

async function rowsOf(store: DevExtremeStore, options: Record<string, unknown> = {}): Promise<Row[]> {
  return (await store.load(options)).data as Row[]; // every list's items have an id
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

test('[7.2] it loads, pages and counts every list', async () => {
  for (const { store } of stores) {
    const all = await rowsOf(store);
    const pages: Row[] = [];
    for (let skip = 0; skip < all.length; skip += 1) {
      const { data, totalCount } = await store.load({ skip, take: 1, requireTotalCount: true });
      expect(totalCount).toBe(all.length);
      pages.push(...(data as Row[])); // as above
    }
    expect(pages).toEqual(all);
    expect(await store.totalCount({})).toBe(all.length);
    const past = await store.load({ skip: all.length + 5, take: 5, requireTotalCount: true });
    expect(past).toEqual({ data: [], totalCount: all.length });
  }
});

test('[7.2] it sorts every list, by one field, by several, up and down', async () => {
  for (const { store } of stores) {
    const up = idsOf(await rowsOf(store, { sort: 'id' }));
    expect(up).toEqual([...up].sort());
    expect(idsOf(await rowsOf(store, { sort: { selector: 'id', desc: true } }))).toEqual(up.toReversed());
    expect(idsOf(await rowsOf(store, { sort: [{ getter: 'id', dir: 'desc' }, 'id'] }))).toEqual(
      up.toReversed(),
    );
  }
});

test('[7.2] it filters every list, finds a row by its key, counts what is left', async () => {
  for (const { store } of stores) {
    const ids = idsOf(await rowsOf(store));
    const [first = '', second = first] = ids;
    const filters: Array<[unknown, string[]]> = [
      [['id', first], [first]],
      [['id', '=', first], [first]],
      [['id', '<>', first], ids.filter((id) => id !== first)],
      [['!', ['id', '=', first]], ids.filter((id) => id !== first)],
      [[['id', first], 'or', ['id', second]], ids.filter((id) => id === first || id === second)],
      [[['id', first], '||', ['id', second]], ids.filter((id) => id === first || id === second)],
      [
        [
          ['id', '<>', null],
          ['id', first],
        ],
        [first],
      ],
      [[['id', '<>', null], '&&', ['id', first]], [first]],
      [[], ids],
    ];
    for (const [filter, expected] of filters) {
      expect(idsOf(await rowsOf(store, { filter }))).toEqual(expected);
      expect(await store.totalCount({ filter })).toBe(expected.length);
    }
    expect(await store.byKey(first)).toMatchObject({ id: first });
  }
});

test('[7.2] its dates, flags, texts and names of codes find what they mean, in every list that has them', async () => {
  const kinds = new Set<string>();
  for (const { list, store } of stores) {
    const all = await rowsOf(store);
    for (const [name, { type }] of Object.entries(list.fields)) {
      const value = all.map((row) => row[name]).find((one) => one !== null && one !== undefined);
      if (value === undefined) continue;
      const expected = idsOf(all.filter((row) => row[name] === value));
      for (const filter of spellings(type, name, value)) {
        expect({ name, filter, ids: idsOf(await rowsOf(store, { filter })) }).toMatchObject({
          ids: expected,
        });
      }
      kinds.add(type);
    }
  }
  expect(kinds).toEqual(new Set(['id', 'text', 'date', 'boolean', 'number', 'code']));
});

/** The value as the client writes it. */
function spellings(type: string, name: string, value: unknown): unknown[] {
  if (type === 'date')
    return [
      [name, '=', localTwin(String(value))],
      [name, '=', value],
    ];
  if (type === 'boolean')
    return [value === true ? [name] : ['!', [name]], [name, '=', value === true ? 'True' : 'False']];
  if (type === 'text')
    return [
      [
        [name, 'StartsWith', value],
        [name, 'EndsWith', value],
        [name, '=', value],
      ],
    ];
  return [
    [name, '=', value],
    [name, '=', String(value)],
  ];
}

/** The client writes the time of the machine it runs on, without its zone; here one at which that reads as UTC does. */
function localTwin(iso: string): Date {
  return new Date(iso.replace(/(Z|\+00:00)$/, ''));
}

test('[7.2] it selects by a name and by names', async () => {
  for (const { store } of stores) {
    const [row] = await rowsOf(store);
    const names = Object.keys(row ?? {}).slice(0, 3);
    const [some] = await rowsOf(store, { select: names });
    expect(Object.keys(some ?? {}).sort()).toEqual([...new Set(['id', ...names])].sort());
    expect(await rowsOf(store, { select: 'id', take: 1 })).toEqual([{ id: row?.id }]);
  }
});

test.each([
  [{ group: 'id' }, 'group', /^Grouping is not offered/],
  [
    { group: [{ selector: 'id', isExpanded: false }], requireGroupCount: true },
    'requireGroupCount',
    /^Grouping is not/,
  ],
  [
    { totalSummary: [{ selector: 'id', summaryType: 'count' }] },
    'totalSummary',
    /^Summaries are not offered/,
  ],
  [
    { groupSummary: [{ selector: 'id', summaryType: 'count' }] },
    'groupSummary',
    /^Summaries are not offered/,
  ],
  [{ filter: ['id', 'like', 'x'] }, 'id', /^Unknown filter operation: "like"$/],
  [{ filter: [['id', 'x'], 'and', ['id', 'y'], 'or', ['id', 'z']] }, 'id', /./],
  [{ sort: 'nothing' }, 'nothing', /^This field cannot be filtered or sorted by$/],
  [{ take: 1.5 }, 'take', /^Expected a whole number of rows/],
  [{ skip: 1e21 }, 'skip', /^Expected a whole number of rows/],
  [{ select: 'nothing' }, 'nothing', /^This field cannot be selected$/],
])('[7.2] what every list refuses, it refuses with a sentence: %j', async (options, field, sentence) => {
  for (const { store } of stores) {
    refusals.length = 0;
    await expect(store.load(options)).rejects.toBeDefined();
    const [answer = '{}'] = refusals;
    const { status, errors } = JSON.parse(answer) as { status: number; errors: Record<string, string[]> };
    expect({ status, sentence: errors[field]?.[0] }).toEqual({
      status: 400,
      sentence: expect.stringMatching(sentence),
    });
  }
});
