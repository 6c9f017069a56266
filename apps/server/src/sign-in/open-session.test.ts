import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON, openSignInServer, type SignInServer } from '../../testing/sign-in/sign-in-server';
import type { Db } from '../db/db';
import type { Sql } from '../db/sql';
import { listIdentityProviders } from '../store/people/identity-providers';
import { openSession } from './open-session';

const ISSUER = 'https://provider.test';

let server: SignInServer;
beforeAll(async () => {
  server = await openSignInServer([{ issuer: ISSUER, autoProvision: true }]);
});
afterAll(() => server.close());

const person = (subject: string, email: string) => ({
  kind: 'person' as const,
  issuer: ISSUER,
  subject,
  idToken: 'token',
  claims: { email, email_verified: true },
});

async function open(db: Db, subject: string, email: string) {
  const [provider] = await listIdentityProviders(server.db, server.tenantId);
  if (!provider) throw new Error('no provider');
  return openSession({
    context: { db, tenant: { id: server.tenantId }, now: NOON, session: null, suspendedSession: null },
    provider,
    person: person(subject, email),
    idHash: randomUUID(),
    expires: new Date(NOON.getTime() + 3_600_000),
  });
}

/** The server's database, on which something happens right after the n-th statement. */
function happensAfter(statement: number, happening: () => Promise<unknown>): Db {
  let count = 0;
  const db: Db = {
    async query<Row>(asked: Sql) {
      const rows = await server.db.query<Row>(asked);
      count += 1;
      if (count === statement) await happening();
      return rows;
    },
    transaction: (work) => work(db),
  };
  return db;
}

test.each([1, 2])(
  'a person’s other window signs them in after look %i: both are the same learner',
  async (look) => {
    const [subject, email] = [`person-${look}`, `person-${look}@demo.test`];
    const others: unknown[] = [];
    const db = happensAfter(look, async () => others.push(await open(server.db, subject, email)));
    const own = await open(db, subject, email);
    expect(own).toEqual({ kind: 'opened', userId: expect.any(String) });
    expect(others).toEqual([own]);
  },
);
