import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../lib/project-root.mjs';

const LOOK_EVERY_MS = 50;

/** One of the operator's commands beside a running product: what it printed, how long it took, its memory at most. */
export async function runOperator({ databaseUrl, dataFolder }, words) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(projectRoot, 'apps/server/bin/lantern.mjs'), ...words], {
    env: { ...process.env, DATABASE_URL: databaseUrl, LANTERN_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let memoryMb = null;
  const looking = setInterval(() => {
    memoryMb = peakMb(child.pid) ?? memoryMb;
  }, LOOK_EVERY_MS);
  let [said, complaints] = ['', ''];
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
  });
  clearInterval(looking);
  if (code !== 0) throw new Error(complaints.trim().split('\n').at(-1));
  return { said, seconds: (performance.now() - startedAt) / 1000, memoryMb };
}

/** The most that a process has had so far; null where the system does not tell. */
function peakMb(pid) {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
