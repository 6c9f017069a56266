import { type Config, readConfig } from '../config';
import { readDatabaseTime } from '../db/database-clock';
import type { Database } from '../db/db';
import { failureAnswer, jsonFailureAnswer } from './failure-answer';
import { openForOperator } from './open-for-operator';
import { UsageError } from './usage-error';

const ROOT = process.env['LANTERN_ROOT'] ?? process.cwd();

export type Given = { config: Config; now: Date };

export type OperatorCommand = {
  /** Reads the words before anything is opened; what needs no database answers at once. Null where all is said already. */
  prepare: (
    args: string[],
  ) => string | Promise<string> | ((database: Database, given: Given) => Promise<string | null>);
};

/** Does what the words ask on the platform's database, says what it did, and ends: 0 done, 1 refused, 2 not understood. */
export function runOperatorCommand({ prepare }: OperatorCommand, args: string[]): void {
  const work = async () => {
    const prepared = prepare(args);
    if (typeof prepared !== 'function') return prepared;
    const config = readConfig(process.env, ROOT);
    const database = await openForOperator(config);
    try {
      return await prepared(database, { config, now: await readDatabaseTime(database) });
    } finally {
      await database.close();
    }
  };
  work().then(
    (said) => process.stdout.write(said === null ? '' : `${said}\n`, () => process.exit(0)),
    (error: unknown) => {
      const exit = () => process.exit(error instanceof UsageError ? 2 : 1);
      // A program reads one value from one place, whatever came of it.
      if (args.includes('--json')) process.stdout.write(`${jsonFailureAnswer(error)}\n`, exit);
      else process.stderr.write(`${failureAnswer(error)}\n`, exit);
    },
  );
}
