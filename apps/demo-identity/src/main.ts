import { ACCOUNTS, DEMO_PASSWORD } from './accounts';
import { readConfig } from './config';
import { startIdentity } from './start-identity';

const reading = readConfig(process.env);
if (reading.kind === 'invalid') {
  process.stderr.write(`${reading.reason}\n`);
  process.exit(1);
}

try {
  const identity = await startIdentity(reading.config, { onError: report });
  const stop = () => void identity.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The program that started this one is gone: nobody is left to stop it.
  process.once('disconnect', stop);
  process.stdout.write(`${JSON.stringify(readyLine(identity.issuer))}\n`);
} catch (error) {
  process.stderr.write(`The sign-in service could not start: ${messageOf(error)}\n`);
  process.exit(1);
}

/** For whoever started it to print: these accounts are public. */
function readyLine(issuer: string) {
  const accounts = ACCOUNTS.map(({ email, name }) => ({ email, name }));
  return { ready: true, issuer, accounts, password: DEMO_PASSWORD };
}

function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
