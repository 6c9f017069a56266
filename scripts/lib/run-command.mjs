import { spawn } from 'node:child_process';
import { projectRoot } from './project-root.mjs';

/**
 * Runs a command to its end. `live` shows its output as it comes; otherwise the output is kept for the caller.
 * A program that cannot be started answers code 127, as in a shell.
 */
export async function runCommand(command, args, { env = {}, live = false, ...options } = {}) {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let output = '';
  const keep = (chunk) => {
    output += chunk;
  };
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      keep(`${error.message}\n`);
      resolve(127);
    });
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  return { code, output, seconds: (performance.now() - startedAt) / 1000 };
}
