import { ConfigError, readConfig } from './config';
import { DatabaseUnreachableError } from './db/connect';
import { DataFolderError } from './db/folder-lock';
import { NewerDatabaseError } from './db/migrate';
import { runToolCommand } from './lti/command-line/run-tool-command';
import { ToolCommandError, toolCommand } from './lti/command-line/tool-command';
import { openPlatform } from './open-platform';

const ROOT = process.env['LANTERN_ROOT'] ?? process.cwd();
/** Behind node, what runs this program, and its name. */
const ARGUMENTS_FROM = 3;
const OPERATORS = [
  ConfigError,
  DataFolderError,
  DatabaseUnreachableError,
  NewerDatabaseError,
  ToolCommandError,
];

/** `npm run tools`: the operator's hand on the tools of a tenant. */
async function main(): Promise<void> {
  const command = toolCommand(process.argv.slice(ARGUMENTS_FROM));
  const config = readConfig(process.env, ROOT);
  const database = await openPlatform(config, {
    onProgress: async () => undefined,
    onConnectionLost: () => undefined,
  });
  try {
    const said = await runToolCommand(database, command, {
      issuer: config.publicUrl.origin,
      now: new Date(),
    });
    process.stdout.write(`${said}\n`);
  } finally {
    await database.close();
  }
}

/** What an operator can mend is a sentence; anything else is a bug and keeps its stack. */
function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return OPERATORS.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}

main().then(
  () => process.exit(0),
  (error: unknown) => process.stderr.write(`${failureText(error)}\n`, () => process.exit(1)),
);
