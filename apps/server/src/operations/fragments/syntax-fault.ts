import { spawn } from 'node:child_process';

/** The first line of what it says that tells what is wrong. */
const FAULT = /^SyntaxError: .+$/m;

/** Why this text is no module, in JavaScript's own words; null where it is one. It is read by Node itself, apart, and never run. */
export function syntaxFault(code: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--check', '--input-type=module', '-'], {
      env: {},
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('error', reject);
    child.once('close', (status) => resolve(status === 0 ? null : (FAULT.exec(said)?.[0] ?? 'SyntaxError')));
    // It may have seen enough before it has read all.
    child.stdin.on('error', () => {}).end(code);
  });
}
