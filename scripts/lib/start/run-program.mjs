import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { projectRoot } from '../project-root.mjs';
import { Refusal } from '../refusal.mjs';

const GRACE_MS = 15_000;

/**
 * Starts one program. It tells of itself by messages `{ type: 'progress', text }`, `{ type: 'ready', … }` and
 * `{ type: 'failed', text }`, or by a line `{"ready":true,…}`; its other lines are passed on.
 */
export function runProgram(program, { args, environment, onProgress }) {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...program.env, ...process.env, ...environment },
    // A group of its own: Ctrl-C reaches the supervisor alone, which then stops the programs in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ program, code, signal }));
  });
  return {
    program,
    pid: child.pid,
    ended,
    ready: readiness(child, { ended, onProgress }),
    stop: () => stop(child, ended),
  };
}

export function endSentence({ program, code, signal }) {
  return `The ${program.title} ended unexpectedly (${signal ?? `exit code ${code}`}).`;
}

function readiness(child, { ended, onProgress }) {
  let refusal = null;
  const ready = new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message.type === 'progress') onProgress(message.text);
      if (message.type === 'ready') resolve(message);
      if (message.type === 'failed') refusal = message.text;
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve(JSON.parse(line));
      else console.log(line);
    });
    void ended.then((end) => {
      reject(new Refusal(refusal ?? endSentence(end)));
    });
  });
  // A program that ends while another is awaited must not count as an unhandled rejection.
  ready.catch(() => {});
  return ready;
}

async function stop(child, ended) {
  child.kill('SIGTERM');
  const deadline = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  const end = await ended;
  clearTimeout(deadline);
  return end;
}
