import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testOperator } from '../../../testing/operations/operator';
import { openTestDatabase } from '../../../testing/test-database';
import { ADA, BEN, insertTestTenants, NORTH, SOUTH } from '../../../testing/test-tenants';
import type { Database } from '../../db/db';
import type { ListedAudit } from '../../store/operator/audit-list';
import { insertApiClient } from '../../store/platform/api-clients';
import { insertAuditEntry } from '../../store/platform/audit-entries';

const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'].map(
  (day) => new Date(`${day}T12:00:00Z`),
);
const clientId = randomUUID();

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await insertTestTenants(db);
  const [first = new Date(), second = first, third = first, fourth = first] = DAYS;
  const signed = { secretHash: null, jwks: null, jwksUrl: 'https://timetable.test/keys' };
  const terms = { scopes: ['people'], created: first, expires: null };
  await insertApiClient(db, NORTH.id, { ...signed, ...terms, clientId, name: 'Timetable' });
  const by = (at: Date, userId: string | null) => ({ at, userId });
  await insertAuditEntry(db, NORTH.id, { ...by(first, ADA.id), action: 'signIn', subject: {} });
  await insertAuditEntry(db, NORTH.id, {
    ...by(second, BEN.id),
    action: 'suspend',
    subject: { userId: ADA.id },
  });
  const operation = { operation: 'people add', clientId };
  await insertAuditEntry(db, NORTH.id, { ...by(third, null), action: 'operation', subject: operation });
  await insertAuditEntry(db, NORTH.id, { ...by(fourth, BEN.id), action: 'signOut', subject: {} });
  await insertAuditEntry(db, SOUTH.id, { ...by(first, null), action: 'operation', subject: {} });
});
afterAll(() => db.close());

const north = () => testOperator(db, { tenantId: NORTH.id, now: new Date() });
const listed = async (input: Record<string, unknown>) =>
  ((await north().run('audit list', input)) as ListedAudit[]).map(({ by, action }) => [by, action]);

test('the audit of a tenant is read newest first, with who did it, people and programs', async () => {
  expect(await listed({})).toEqual([
    [BEN.email, 'signOut'],
    ['Timetable', 'operation'],
    [BEN.email, 'suspend'],
    [ADA.email, 'signIn'],
  ]);
  expect(await north().say('audit list', { email: ADA.email, since: '2026-03-02' })).toMatch(
    new RegExp(`^\\d+  2026-03-02T12:00:00.000Z  ${BEN.email}  suspend  userId ${ADA.id}$`),
  );
});

test('by person, by day, and on from an entry', async () => {
  expect(await listed({ email: ADA.email })).toEqual([
    [BEN.email, 'suspend'],
    [ADA.email, 'signIn'],
  ]);
  expect(await listed({ since: '2026-03-02', until: '2026-03-04' })).toHaveLength(2);
  const [, second] = (await north().run('audit list', {})) as ListedAudit[];
  expect(await listed({ before: second?.id })).toHaveLength(2);
  await expect(listed({ email: 'nobody@people.test' })).rejects.toThrow('nobody@people.test');
  await expect(listed({ since: '2026-03-04', until: '2026-03-02' })).rejects.toThrow('end before it begins');
  await expect(listed({ before: 'x' })).rejects.toThrow('Not the id of an entry');
});
