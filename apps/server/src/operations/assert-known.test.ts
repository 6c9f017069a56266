import { afterAll, beforeAll, expect, test } from 'vitest';
import { testOperator } from '../../testing/operations/operator';
import { openTestDatabase } from '../../testing/test-database';
import { insertTestTenants, NORTH } from '../../testing/test-tenants';
import type { Database } from '../db/db';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await insertTestTenants(db);
});
afterAll(() => db.close());

const NOBODY = 'nobody@people.test';

test.each([
  ['enrolments list', { course: 'NONE' }, 'There is no course "NONE".'],
  ['enrolments list', { email: NOBODY }, NOBODY],
  ['certificates list', { course: 'NONE' }, 'There is no course "NONE".'],
  ['certificates list', { email: NOBODY }, NOBODY],
  ['certificates issue', { course: 'NONE' }, 'There is no course "NONE".'],
  ['templates list', { course: 'NONE' }, 'There is no course "NONE".'],
  ['attempts annulled', { course: 'NONE' }, 'There is no course "NONE".'],
  ['attempts annulled', { email: NOBODY }, NOBODY],
])('%s of %j is refused, not answered with nothing', async (name, input, reason) => {
  const operator = testOperator(db, { tenantId: NORTH.id, now: new Date() });
  await expect(operator.run(name, input)).rejects.toThrow(reason);
});
