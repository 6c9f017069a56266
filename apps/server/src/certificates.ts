import { ConfigError, readConfig } from './config';
import { DatabaseUnreachableError } from './db/connect';
import { DataFolderError } from './db/folder-lock';
import { NewerDatabaseError } from './db/migrate';
import { runCertificateCommand } from './certificates/command-line/run-certificate-command';
import { CertificateCommandError, certificateCommand } from './certificates/command-line/certificate-command';
import { openPlatform } from './open-platform';

const ROOT = process.env['LANTERN_ROOT'] ?? process.cwd();
/** Behind node, what runs this program, and its name. */
const ARGUMENTS_FROM = 3;
const OPERATORS = [
  ConfigError,
  DataFolderError,
  DatabaseUnreachableError,
  NewerDatabaseError,
  CertificateCommandError,
];

/** `npm run certificates`: takes certificates back, and has them drawn anew. */
async function main(): Promise<void> {
  const command = certificateCommand(process.argv.slice(ARGUMENTS_FROM));
  const config = readConfig(process.env, ROOT);
  const database = await openPlatform(config, {
    onProgress: async () => undefined,
    onConnectionLost: () => undefined,
  });
  try {
    const said = await runCertificateCommand(database, command, new Date());
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
