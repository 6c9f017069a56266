import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../db/sql';
import { insertEvents } from '../../store/platform/events';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

const FEEDBACK = '/api/platform/v1/users/me/feedback';
const EARLY = new Date('2026-01-05T08:00:00Z');
const LATE = new Date('2026-02-05T08:00:00Z');

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.db.query(sql`delete from events`));

/** Whatever the device's own clock said. */
const occurred = new Date('2001-01-01T00:00:00Z');
const told = (name: string, received: Date, { userId = ADA.id, tenantId = NORTH.id } = {}) =>
  insertEvents(server.db, { tenantId, userId, received }, [
    { id: randomUUID(), name, properties: {}, occurred },
  ]);
const lastAnswered = async () =>
  (await server.ask(FEEDBACK, { session: await server.signIn() })).json['lastAnswered'];

test('[9.13] who was never asked has answered never', async () => {
  await told('objective_start', LATE);
  expect(await lastAnswered()).toBeNull();
});

test.each(['product_feedback', 'product_feedback_dismissed'])(
  '[9.13] %s counts, by when the server heard it, on every device',
  async (name) => {
    await told(name, EARLY);
    expect(await lastAnswered()).toBe(EARLY.toISOString());
    await told('product_feedback', LATE);
    expect(await lastAnswered()).toBe(LATE.toISOString());
  },
);

test('[9.13] what others have answered, here or next door, does not count', async () => {
  await told('product_feedback', LATE, { userId: BEN.id });
  await told('product_feedback', LATE, { tenantId: SOUTH.id });
  expect(await lastAnswered()).toBeNull();
});

test('a visitor has nothing to be told', async () => {
  expect((await server.ask(FEEDBACK)).status).toBe(401);
});
