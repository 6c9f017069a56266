import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app';
import type { Database } from '../../src/db/db';
import { type IdentityProvider, upsertIdentityProvider } from '../../src/store/people/identity-providers';
import { insertDomains, insertFallbackTenant } from '../../src/store/setup/tenant-setup';
import { insertUser } from '../../src/store/people/users';
import { openTestDatabase } from '../test-database';
import { memoryStorage } from '../memory-storage';

export type SignInServer = {
  app: FastifyInstance;
  db: Database;
  tenantId: string;
  /** The time it is, to be set by a test. */
  clock: { now: Date };
  close: () => Promise<void>;
};

export const ADA = {
  id: '0a000000-0000-4000-8000-000000000001',
  email: 'Ada@demo.test',
  firstName: 'Ada',
  lastName: 'Lindqvist',
  locale: null,
  timezone: null,
  roles: ['Learner' as const],
  licences: ['Lms.Learning'],
};

/** A proxy in front of it; who comes from the machine itself is not held back. */
export const PROXY = '10.0.0.9';
export const NOON = new Date('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;

/** The server with one tenant, one learner and the given providers. */
export async function openSignInServer(
  providers: Array<Partial<IdentityProvider> & { issuer: string }>,
  now = NOON,
): Promise<SignInServer> {
  const db = await openTestDatabase();
  const tenantId = randomUUID();
  await insertFallbackTenant(db, { id: tenantId, code: 'test', productTitle: 'Lantern' });
  await insertDomains(db, tenantId, ['localhost']);
  await insertUser(db, tenantId, ADA);
  for (const [position, provider] of providers.entries()) {
    await upsertIdentityProvider(db, tenantId, {
      id: randomUUID(),
      code: 'main',
      label: 'Main',
      clientId: 'lantern',
      clientSecret: 'a secret for tests only',
      autoProvision: false,
      ...provider,
      position,
    });
  }
  const clock = { now };
  const app = await buildApp({
    db,
    files: memoryStorage(),
    clock: () => clock.now,
    session: { idleMs: 8 * HOUR_MS, absoluteMs: 12 * HOUR_MS },
    trustProxy: { kind: 'networks', networks: [PROXY] },
    logger: false,
    portal: null,
  });
  return {
    app,
    db,
    tenantId,
    clock,
    close: async () => {
      await app.close();
      await db.close();
    },
  };
}
