import { writeFile } from 'node:fs/promises';
import Fastify from 'fastify';
import type { Database } from '../../src/db/db';
import { sql } from '../../src/db/sql';
import { temporaryFile } from '../../src/files/temporary-file';
import { runNextJob } from '../../src/jobs/run-next-job';
import { startJobs } from '../../src/jobs/start-jobs';
import { orderImport } from '../../src/operations/imports/order-import';
import { type ImportDeps, importWork } from '../../src/operations/imports/import-work';
import { OPERATIONS, SCOPES } from '../../src/operations/operations';
import type { FileStorage } from '../../src/storage/file-storage';
import { findImportOrder, type ImportOrder } from '../../src/store/platform/import-orders';
import { memoryStorage } from '../memory-storage';
import { testOperator } from '../operations/operator';
import { NOON } from '../test-app';
import { NORTH, type TestTenant } from '../test-tenants';

type Order = {
  noun: string;
  file: string | Buffer;
  fields?: object;
  tenant?: TestTenant;
  /** The world's program unless given. */
  by?: { userId: string | null; clientId: string | null };
};

export type ImportOrderWorld = {
  db: Database;
  files: FileStorage;
  clientId: string;
  clock: { now: Date };
  logs: Array<Record<string, unknown>>;
  order: (order: Order) => Promise<string>;
  /** Does one, as a server that has nothing else to do. */
  work: (more?: Partial<ImportDeps>) => Promise<boolean>;
  /** The same for as long as it runs; answers how it is stopped. */
  start: (more?: Partial<ImportDeps>) => () => Promise<void>;
  find: (id: string) => Promise<ImportOrder | null>;
  /** What the audit has of operations, oldest first. */
  uses: () => Promise<Array<Record<string, string>>>;
};

/** For tests: a program that has imports done later, and servers that do them. */
export async function openImportOrderWorld(
  db: Database,
  files: FileStorage = memoryStorage(),
): Promise<ImportOrderWorld> {
  const clock = { now: NOON };
  const logs: ImportOrderWorld['logs'] = [];
  const { log } = Fastify({
    logger: { stream: { write: (line: string) => void logs.push(JSON.parse(line)) } },
  });
  const operator = testOperator(db, { tenantId: NORTH.id, now: NOON });
  const client = await operator.run('clients add', { name: 'Payroll', scope: [...SCOPES] });
  const { clientId } = client as { clientId: string }; // what it answers
  const deps = { db, files, log, clock: () => clock.now, issuer: 'https://learn.test', runApart: null };
  return {
    db,
    files,
    clientId,
    clock,
    logs,
    order: async ({ noun, file, fields = {}, tenant = NORTH, by = { userId: null, clientId } }) => {
      const operation = OPERATIONS.find((each) => each.noun === noun && each.verb === 'import');
      if (!operation) throw new Error(`There is no import of ${noun}.`);
      const place = await temporaryFile('sent');
      await writeFile(place.path, file);
      const asked = { operation, fields, path: place.path, ...by, now: clock.now };
      return orderImport({ db, files }, tenant.id, asked).finally(place.remove);
    },
    work: (more = {}) => runNextJob(deps, [importWork({ ...deps, ...more })]),
    start: (more = {}) => startJobs(deps, [importWork({ ...deps, ...more })]),
    find: (id) => findImportOrder(db, { tenantId: NORTH.id, clientId: null, noun: null, now: clock.now }, id),
    uses: async () => {
      const rows = await db.query<{ subject: Record<string, string> }>(
        sql`select subject from audit_entries
             where action = 'operation' and subject->>'operation' <> 'clients add' order by id`,
      );
      return rows.map(({ subject }) => subject);
    },
  };
}
