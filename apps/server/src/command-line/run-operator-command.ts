import { type Config, ConfigError, readConfig } from '../config';
import { readDatabaseTime } from '../db/database-clock';
import type { Database } from '../db/db';
import { type ErrorKind, failureText } from '../failure-text';
import { openForOperator } from './open-for-operator';

const ROOT = process.env['LANTERN_ROOT'] ?? process.cwd();

type Given = { config: Config; now: Date };

type ReadAndRun<Command> = {
  read: (args: string[]) => Command;
  /** Answers what was done, in words. */
  run: (database: Database, command: Command, given: Given) => Promise<string>;
  /** What is thrown when the operator asked for something that cannot be. */
  refusal: ErrorKind;
};

export type OperatorCommand = {
  /** Reads the words before anything is opened. */
  prepare: (args: string[]) => (database: Database, given: Given) => Promise<string>;
  refusal: ErrorKind;
};

export function operatorCommand<Command>({ read, run, refusal }: ReadAndRun<Command>): OperatorCommand {
  return {
    refusal,
    prepare: (args) => {
      const command = read(args);
      return (database, given) => run(database, command, given);
    },
  };
}

/** Does what the words ask on the platform's database, says what it did, and ends. */
export function runOperatorCommand(words: string[], commands: Record<string, OperatorCommand>): void {
  const [name = '', ...args] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const work = async () => {
    if (!command) throw new ConfigError(`The commands are: ${Object.keys(commands).join(', ')}.`);
    const run = command.prepare(args);
    const config = readConfig(process.env, ROOT);
    const database = await openForOperator(config);
    try {
      return await run(database, { config, now: await readDatabaseTime(database) });
    } finally {
      await database.close();
    }
  };
  work().then(
    (said) => process.stdout.write(`${said}\n`, () => process.exit(0)),
    (error: unknown) =>
      process.stderr.write(`${failureText(error, command ? [command.refusal] : [])}\n`, () =>
        process.exit(1),
      ),
  );
}
