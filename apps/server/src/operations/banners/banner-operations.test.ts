import { BANNER_LENGTHS, MOST_BANNERS } from '@lantern/domain/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { openTestFile } from '../../../testing/operations/test-file';
import { openTestDatabase } from '../../../testing/test-database';
import { insertTestTenants, NORTH, SOUTH } from '../../../testing/test-tenants';
import { countOf, type Database } from '../../db/db';
import { sql } from '../../db/sql';

const NOW = new Date('2026-11-20T12:00:00Z');
const PNG = Buffer.from('\x89PNG\r\n\x1A\n and more', 'latin1');

const file = await openTestFile('picture');

let db: Database;
let north: TestOperator;
let south: TestOperator;
beforeAll(async () => {
  db = await openTestDatabase();
  await insertTestTenants(db);
  const files = memoryStorage();
  north = testOperator(db, { tenantId: NORTH.id, now: NOW, files });
  south = testOperator(db, { tenantId: SOUTH.id, now: NOW });
  await north.run('units add', { code: 'LAB', name: 'Laboratory' });
});
beforeEach(() => db.query(sql`delete from banners`));
afterAll(async () => {
  await db.close();
  await file.remove();
});

const TEXT = { title: 'Tea', text: 'Of leaves.' };
const set = (input: object, isDryRun = false) =>
  north.say('banners set', { code: 'tea', ...input }, isDryRun);
const list = (operator = north) => operator.say('banners list', {});
const LINE = 'tea  learner  … – …  order: 0  no link  en-US "Tea"';

test('a banner is added, listed, changed and removed, in this tenant alone', async () => {
  expect(await set(TEXT, true)).toBe(`Added. ${LINE}`);
  expect(await list()).toBe('There is none.');
  expect(await set(TEXT)).toBe(`Added. ${LINE}`);
  expect(await list()).toBe(LINE);
  expect(await list(south)).toBe('There is none.');
  await expect(south.run('banners remove', { code: 'tea' })).rejects.toThrow('There is no banner "tea".');
  expect(
    await set({ audience: 'unit', unit: ['LAB'], from: '2026-12-01', until: '2026-12-24T18:00:00+01:00' }),
  ).toBe(
    'Changed. tea  unit LAB  2026-12-01T00:00:00.000Z – 2026-12-24T17:00:00.000Z  order: 0  no link  en-US "Tea"',
  );
  expect(await set({ audience: 'public', from: 'none', until: 'none', order: '-2' })).toBe(
    'Changed. tea  public  … – …  order: -2  no link  en-US "Tea"',
  );
  expect(await north.say('banners remove', { code: 'tea' }, true)).toBe('The banner "tea" is gone.');
  expect(await list()).toContain('tea');
  await north.run('banners remove', { code: 'tea' });
  expect(await list()).toBe('There is none.');
});

test('[9.16] each language has its texts; what is not said of them stays, and one can go', async () => {
  await set({ ...TEXT, label: 'New', link: 'https://learn.test/learn/catalog', button: 'See' });
  await set({ locale: 'ar', title: 'شاي', text: 'أوراق.', button: 'شاهد' });
  await set({ title: 'Green tea', label: '' });
  expect(await north.run('banners list', {})).toMatchObject([
    {
      link: '/learn/catalog',
      texts: {
        'en-US': { label: null, title: 'Green tea', text: 'Of leaves.', button: 'See' },
        ar: { label: null, title: 'شاي', text: 'أوراق.', button: 'شاهد' },
      },
    },
  ]);
  await set({ withoutLocale: ['en-US'] });
  expect(await list()).toBe('tea  learner  … – …  order: 0  /learn/catalog  ar "شاي"');
});

test('texts without a language are in the tenant’s', async () => {
  await north.run('settings set', { key: 'platform.common.locale', value: 'ar' });
  expect(await set(TEXT)).toContain('ar "Tea"');
  await north.run('settings unset', { key: 'platform.common.locale' });
});

test.each<[string, object, string]>([
  ['no text in any language', { order: 1 }, '"tea" has no text in any language: say title and text.'],
  ['a title alone', { title: 'Tea' }, 'It has no title and text in en-US yet: say both.'],
  ['a link alone', { ...TEXT, link: '/learn' }, 'It has a link, and no text of its button in en-US.'],
  ['a button alone', { ...TEXT, button: 'Go' }, 'It has a button in en-US, and no link that it leads to.'],
  [
    'an end before its start',
    { ...TEXT, from: '2026-12-02', until: '2026-12-01' },
    'It would end before it starts.',
  ],
  [
    'an end at its start',
    { ...TEXT, from: '2026-12-01', until: '2026-12-01' },
    'It would end before it starts.',
  ],
  ['an unknown unit', { ...TEXT, audience: 'unit', unit: ['SHOP'] }, 'There is no unit "SHOP".'],
  ['no unit', { ...TEXT, audience: 'unit' }, 'Its audience is a unit: say which, by its code.'],
  [
    'units of learners',
    { ...TEXT, unit: ['LAB'] },
    'Its audience is learner, which has no units: make it unit.',
  ],
  [
    'a link elsewhere',
    { ...TEXT, link: 'https://evil.test', button: 'Go' },
    'A button may not lead to https://evil.test',
  ],
  [
    'a link that acts',
    { ...TEXT, link: '/oidc/logout', button: 'Go' },
    'A button may not lead to /oidc/logout',
  ],
  ['too long a title', { ...TEXT, title: 'x'.repeat(BANNER_LENGTHS.title + 1) }, 'title'],
  ['too long a text', { ...TEXT, text: 'x'.repeat(BANNER_LENGTHS.text + 1) }, 'text'],
  ['no language', { ...TEXT, locale: 'xx' }, 'Not one of the languages'],
  ['no day', { ...TEXT, from: '2026-02-30' }, 'from'],
])('a banner with %s is refused in a sentence, and none is made', async (_title, input, sentence) => {
  await expect(set(input)).rejects.toThrow(sentence);
  expect(await list()).toBe('There is none.');
});

test('the last language stays, and there is an end to how many there are', async () => {
  await set(TEXT);
  await expect(set({ withoutLocale: ['en-US'] })).rejects.toThrow('no text in any language');
  await db.query(
    sql`insert into banners (tenant_id, id, code, audience, position, texts)
        select ${NORTH.id}::uuid, gen_random_uuid(), 'b' || n, 'public', 0, '{}' from generate_series(2, ${MOST_BANNERS}::int) n`,
  );
  await expect(set({ ...TEXT, code: 'more' })).rejects.toThrow('There are 100 banners already: remove some.');
  expect(await set({ title: 'Green tea' })).toContain('Changed.');
});

test('a unit that a banner is for is not removed', async () => {
  await set({ ...TEXT, audience: 'unit', unit: ['LAB'] });
  await expect(north.run('units remove', { code: 'LAB' })).rejects.toThrow('LAB is in use');
});

const files = () => countOf(db, sql`select count(*)::int as count from files`);

test('a picture takes the place of the one before, and goes with the banner', async () => {
  await set(TEXT);
  const picture = { code: 'tea', file: await file.write(PNG) };
  expect(await north.say('banners set-picture', picture, true)).toBe('The banner "tea" shows tea.png.');
  expect(await files()).toBe(0);
  for (let time = 0; time < 2; time += 1) await north.run('banners set-picture', picture);
  expect(await files()).toBe(1);
  await set({ title: 'Green tea' });
  expect(await north.run('banners list', {})).toMatchObject([{ picture: 'tea.png' }]);
  await north.run('banners remove', { code: 'tea' });
  expect(await files()).toBe(0);
});

test.each([
  ['no picture', Buffer.from('<svg onload="alert(1)"/>'), 'This is no PNG, JPEG, WebP or AVIF.'],
  ['too large', Buffer.concat([PNG, Buffer.alloc(2_000_000)]), 'A picture has 2 MB at most.'],
])('a file that is %s is refused', async (_title, bytes, sentence) => {
  await set(TEXT);
  const picture = { code: 'tea', file: await file.write(bytes) };
  await expect(north.run('banners set-picture', picture)).rejects.toThrow(sentence);
  await expect(north.run('banners set-picture', { ...picture, code: 'none' })).rejects.toThrow(
    'There is no banner',
  );
});
