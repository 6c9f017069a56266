import { type Config, readConfig } from './config';
import type { Database } from './db/db';
import { type ErrorKind, failureText } from './failure-text';
import { openPlatform } from './open-platform';

const ROOT = process.env['LANTERN_ROOT'] ?? process.cwd();
/** Behind node, what runs this program, and its name. */
const ARGUMENTS_FROM = 3;

type OperatorCommand<Command> = {
  read: (args: string[]) => Command;
  /** Answers what was done, in words. */
  run: (database: Database, command: Command, given: { config: Config; now: Date }) => Promise<string>;
  /** What is thrown when the operator asked for something that cannot be. */
  refusal: ErrorKind;
};

/** A program for the operator: does what its words ask on the platform's database, says what it did, and ends. */
export function runOperatorCommand<Command>({ read, run, refusal }: OperatorCommand<Command>): void {
  const work = async () => {
    const command = read(process.argv.slice(ARGUMENTS_FROM));
    const config = readConfig(process.env, ROOT);
    const database = await openPlatform(config, {
      onProgress: async () => undefined,
      onConnectionLost: () => undefined,
    });
    try {
      return await run(database, command, { config, now: new Date() });
    } finally {
      await database.close();
    }
  };
  work().then(
    (said) => process.stdout.write(`${said}\n`, () => process.exit(0)),
    (error: unknown) => process.stderr.write(`${failureText(error, [refusal])}\n`, () => process.exit(1)),
  );
}
