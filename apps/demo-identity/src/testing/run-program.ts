import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Config } from '../config';

export type RunningProgram = {
  child: ChildProcess;
  firstLine: () => Promise<string>;
  /** What it wrote and how it ended, once it has. */
  ending: Promise<{ exitCode: unknown; stderr: string }>;
};

export function runProgram(main: string, env: Record<string, string>): RunningProgram {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The program was started without its outputs.');
  const lines = createInterface(stdout);
  return {
    child,
    firstLine: async () => String((await once(lines, 'line'))[0]),
    ending: Promise.all([once(child, 'exit'), text(stderr)]).then(([[exitCode], written]) => ({
      exitCode,
      stderr: written,
    })),
  };
}

export function environmentOf(config: Config): Record<string, string> {
  return {
    IDENTITY_PORT: String(config.port),
    IDENTITY_HOST: config.host,
    IDENTITY_ISSUER: config.issuer,
    IDENTITY_CLIENT_ID: config.clientId,
    IDENTITY_CLIENT_SECRET: config.clientSecret,
    IDENTITY_REDIRECT_URIS: config.redirectUris.join(','),
    IDENTITY_POST_LOGOUT_URIS: config.postLogoutUris.join(','),
    IDENTITY_DATA: config.dataFolder,
  };
}
