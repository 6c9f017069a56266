import { statfs } from 'node:fs/promises';
import type { Database, Db } from './db';
import { EmbeddedEndedError, type EmbeddedInstance } from './embedded-instance';
import { DiskFullError, isDiskFull, sqlStateOf } from './errors';

/** Room for two segments of PostgreSQL's log: with less, its next write could be one that it does not survive. */
const NEEDED_BYTES = 32 * 1024 * 1024;
const LOOKED_EVERY_MS = 1000;
const READ_ONLY_TRANSACTION = '25006';

export type FolderDatabaseOptions = {
  dataDir: string;
  open: () => Promise<EmbeddedInstance>;
  databaseOf: (instance: EmbeddedInstance) => Database;
  freeBytes?: (folder: string) => Promise<number>;
};

/**
 * An embedded database on a disk that may fill up. While there is little room it only reads; when its PostgreSQL has
 * ended for want of room it is opened anew, in this process, as soon as there is some: what was committed is in its log.
 */
export async function folderDatabase(options: FolderDatabaseOptions): Promise<Database> {
  const { dataDir, open, databaseOf, freeBytes = freeBytesOf } = options;
  let opening = open();
  let isReadOnly = false;
  await opening;

  const hasRoom = async () => (await freeBytes(dataDir)) >= NEEDED_BYTES;

  /** The one that runs; whoever finds that it has ended opens another, and the others wait for that. */
  async function running(): Promise<EmbeddedInstance> {
    const seen = opening;
    const instance = await seen.catch(() => null);
    if (instance && !instance.hasEnded) return instance;
    if (!(await hasRoom())) throw new DiskFullError();
    if (opening === seen) {
      isReadOnly = false;
      opening = open().catch((error: unknown) => Promise.reject(new EmbeddedEndedError(error)));
    }
    return opening;
  }

  let known: { instance: EmbeddedInstance; database: Database } | null = null;
  /** One for each that is opened, since it remembers whether the wall between tenants stands. */
  function databaseIn(instance: EmbeddedInstance): Database {
    if (known?.instance !== instance) known = { instance, database: databaseOf(instance) };
    return known.database;
  }

  async function onRunning<T>(work: (db: Database) => Promise<T>): Promise<T> {
    try {
      return await work(databaseIn(await running()));
    } catch (error) {
      if (sqlStateOf(error) === READ_ONLY_TRANSACTION) throw new DiskFullError({ cause: error });
      if (isDiskFull(error)) await look();
      throw error;
    }
  }

  /** Finds out whether there is room, and lets it write or not. */
  async function look(): Promise<void> {
    const instance = await opening.catch(() => null);
    if (!instance || instance.hasEnded) return;
    const shallOnlyRead = !(await hasRoom());
    if (shallOnlyRead === isReadOnly) return;
    isReadOnly = shallOnlyRead;
    await instance.exec(`set default_transaction_read_only = ${shallOnlyRead ? 'on' : 'off'}`);
  }

  await look();
  const timer = setInterval(() => void look().catch(() => undefined), LOOKED_EVERY_MS).unref();
  const db: Db = {
    query: (statement) => onRunning((current) => current.query(statement)),
    transaction: (work) => onRunning((current) => current.transaction(work)),
  };
  return {
    ...db,
    kind: 'embedded',
    forTenant: (tenantId) => ({
      query: (statement) => db.query(statement),
      transaction: (work) => onRunning((current) => current.forTenant(tenantId).transaction(work)),
    }),
    execute: (script) => onRunning((current) => current.execute(script)),
    close: async () => {
      clearInterval(timer);
      const instance = await opening.catch(() => null);
      if (instance && !instance.hasEnded) await instance.close();
    },
  };
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
