import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type AppDeps, buildApp } from '../src/app';
import type { Database } from '../src/db/db';
import type { FileStorage } from '../src/storage/file-storage';
import { hashOf, randomSecret } from '../src/http/random-secret';
import { insertSession } from '../src/store/people/sessions';
import { lendDatabase } from './lent-database';
import { ADA, insertTestTenants, NORTH, type TestPerson, type TestTenant } from './test-tenants';
import { memoryStorage } from './memory-storage';

export type LogLine = Record<string, unknown> & { level: number; msg: string; reqId?: string };

export type Asked = {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  /** The body, where it is JSON. */
  json: Record<string, unknown>;
};

export type Question = {
  /** The cookie of a session; none is a visitor. */
  session?: string;
  tenant?: TestTenant;
  method?: InjectOptions['method'];
  /** Sent as JSON; a text as it is. */
  body?: unknown;
  headers?: Record<string, string>;
};

export type TestApp = {
  app: FastifyInstance;
  db: Database;
  files: FileStorage;
  /** The time it is, to be set by a test. */
  clock: { now: Date };
  logs: LogLine[];
  /** A session in the database; answers its secret. */
  signIn: (person?: TestPerson, tenant?: TestTenant) => Promise<string>;
  /** Asks as a page of the tenant would. */
  ask: (url: string, question?: Question) => Promise<Asked>;
  close: () => Promise<void>;
};

export const NOON = new Date('2026-03-02T12:00:00Z');
const HOUR_MS = 3_600_000;
export const SESSION_LIMITS = { idleMs: 8 * HOUR_MS, absoluteMs: 12 * HOUR_MS };

/** The whole server on a database of its own with two tenants, a clock to be set and its log to be read. */
export async function openTestApp(options: Partial<AppDeps> = {}): Promise<TestApp> {
  return openTestAppOn(await lendDatabase(), options);
}

/** The same on a database that the test has opened. */
export async function openTestAppOn(db: Database, options: Partial<AppDeps> = {}): Promise<TestApp> {
  await insertTestTenants(db);
  const files = memoryStorage();
  const clock = { now: NOON };
  const logs: LogLine[] = [];
  const app = await buildApp({
    db,
    files,
    clock: () => clock.now,
    session: SESSION_LIMITS,
    trustProxy: { kind: 'none' },
    logger: { level: 'info', stream: { write: (line: string) => void logs.push(JSON.parse(line)) } },
    portal: null,
    ...options,
  });
  return {
    app,
    db,
    files,
    clock,
    logs,
    signIn: (person = ADA, tenant = NORTH) => openSession(db, { person, tenant, now: clock.now }),
    ask: (url, question = {}) => ask(app, url, question),
    close: async () => {
      await app.close();
      await db.close();
    },
  };
}

async function openSession(
  db: Database,
  { person, tenant, now }: { person: TestPerson; tenant: TestTenant; now: Date },
): Promise<string> {
  const secret = randomSecret();
  await insertSession(db, {
    tenantId: tenant.id,
    idHash: hashOf(secret),
    userId: person.id,
    providerId: randomUUID(),
    idToken: 'an id token',
    now,
    expires: new Date(now.getTime() + SESSION_LIMITS.absoluteMs),
  });
  return secret;
}

async function ask(app: FastifyInstance, url: string, question: Question): Promise<Asked> {
  const { session, tenant = NORTH, method = 'GET', body, headers = {} } = question;
  const reply = await app.inject({
    method,
    url,
    headers: {
      host: `${tenant.host}:8080`,
      ...(session && { cookie: `sid=${session}` }),
      ...(method !== 'GET' && {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'sec-fetch-site': 'same-origin',
      }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const isJson = /json/.test(String(reply.headers['content-type']));
  return {
    status: reply.statusCode,
    headers: reply.headers,
    text: reply.body,
    json: isJson ? reply.json() : {},
  };
}
