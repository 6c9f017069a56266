import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { sqlStateOf } from './errors';

export type EmbeddedOptions = {
  /** Without one it lives in memory. */
  dataDir?: string;
  /** What a folder that has no database yet begins with, as PGlite dumps it: much faster than making one. */
  loadDataDir?: Blob;
};

const CRASHED = '57P02';

/** Asked of a PostgreSQL that has ended or did not come back, under the code of what ended it. */
export class EmbeddedEndedError extends Error {
  override name = 'EmbeddedEndedError';
  readonly code: string;

  constructor(cause: unknown) {
    super('The embedded database has ended.', { cause });
    this.code = sqlStateOf(cause) ?? CRASHED;
  }
}

/**
 * PGlite that knows when its PostgreSQL has ended, as it does on a PANIC: when its log cannot be written. PGlite itself
 * does not, and the next thing asked of it would keep the whole process busy for ever.
 */
export class EmbeddedInstance extends PGlite {
  #endedBy: unknown = null;

  get hasEnded(): boolean {
    return this.#endedBy !== null;
  }

  static async open({ dataDir, loadDataDir }: EmbeddedOptions): Promise<EmbeddedInstance> {
    const isNew = dataDir === undefined || !existsSync(join(dataDir, 'PG_VERSION'));
    const instance = new EmbeddedInstance({
      ...(dataDir !== undefined && { dataDir }),
      ...(isNew && loadDataDir && { loadDataDir }),
      parsers: {
        [types.INT8]: Number,
        [types.NUMERIC]: Number,
        [types.DATE]: (text: string) => text,
      },
    });
    await instance.waitReady;
    return instance;
  }

  override execProtocol(...given: Parameters<PGlite['execProtocol']>) {
    return this.#unlessEnded(() => super.execProtocol(...given));
  }

  override execProtocolStream(...given: Parameters<PGlite['execProtocolStream']>) {
    return this.#unlessEnded(() => super.execProtocolStream(...given));
  }

  async #unlessEnded<T>(work: () => Promise<T>): Promise<T> {
    if (this.hasEnded) throw new EmbeddedEndedError(this.#endedBy);
    try {
      return await work();
    } catch (error) {
      if (isEnd(error)) this.#endedBy = error;
      throw error;
    }
  }
}

/** PostgreSQL calls PANIC what ends it, FATAL what ends a connection: here these are the same. */
function isEnd(error: unknown): boolean {
  return (
    error instanceof Error &&
    'severity' in error &&
    (error.severity === 'PANIC' || error.severity === 'FATAL')
  );
}
