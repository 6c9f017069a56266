import { fork } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../lib/project-root.mjs';

const PROGRAM = path.join(projectRoot, 'dist/server/main.js');

/** The built server as a process of its own; resolves as soon as it runs, `ready` once it serves. */
export function spawnServer(env) {
  const child = fork(PROGRAM, {
    cwd: projectRoot,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      LANTERN_DEMO: '1',
      STOP_DELAY_SECONDS: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const steps = [];
  const waiting = [];
  child.on('message', ({ type, text }) => {
    steps.push(type === 'ready' ? 'ready' : text);
    for (const look of waiting) look();
  });
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  /** Resolves when it has told of a step that fits; refuses when it ends before. */
  const until = (fits) =>
    new Promise((resolve, reject) => {
      const look = () => steps.some(fits) && resolve();
      waiting.push(look);
      look();
      void ended.then(({ code, signal }) =>
        reject(new Error(`The server ended (${signal ?? code}):\n${steps.join('\n')}\n${output}`)),
      );
    });
  const ready = until((step) => step === 'ready');
  ready.catch(() => undefined);
  return {
    pid: child.pid,
    ready,
    until,
    ended,
    /** What is waited for of a server never comes from one that has ended. */
    whileRunning: (promise) =>
      Promise.race([promise, ended.then(() => Promise.reject(new Error(`The server ended:\n${output}`)))]),
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal: (name) => child.kill(name),
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
