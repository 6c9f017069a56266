import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config';
import type { Database } from './db/db';
import { preparePlatform } from './open-platform';
import { openTestDatabase } from '../testing/test-database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function progressOn(prepared: Database): Promise<string[]> {
  const steps: string[] = [];
  const config = readConfig({ LANTERN_DEMO: '0', LANTERN_DATA: '/nowhere' }, '/nowhere');
  await preparePlatform(prepared, config, async (step) => void steps.push(step));
  return steps;
}

const NO_PROVIDER = 'Nobody can sign in yet: set OIDC_PROVIDERS, or run npx lantern providers add';

test('a start behind the wall says nothing of it, but that nobody can sign in', async () => {
  expect(await progressOn(database)).toEqual([NO_PROVIDER]);
});

test('a start whose role may not use the wall says so, and what is missing, and goes on', async () => {
  const withoutWall: Database = {
    ...database,
    execute: async () => {},
    transaction: (work) =>
      database.transaction((tx) =>
        work({
          ...tx,
          query: async (statement) => {
            if (statement.text.startsWith('set local role'))
              throw Object.assign(new Error('permission denied to set role'), { code: '42501' });
            return tx.query(statement);
          },
        }),
      ),
  };
  expect(await progressOn(withoutWall)).toEqual([
    'Row-level security is off: the role of DATABASE_URL may not make or use the role lantern_tenant',
    NO_PROVIDER,
  ]);
});
