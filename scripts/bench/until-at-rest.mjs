import { setTimeout as pause } from 'node:timers/promises';
import { processorMs } from './process-cost.mjs';

const LOOK_EVERY_MS = 500;
/** A server that only looks for work uses less. */
const AT_REST_MS = 25;
const LONGEST_MS = 60_000;

/**
 * Waits until a process has done what it does by itself after its start: the demo's certificates are drawn then, by a
 * thread whose time would be put down to whatever is measured meanwhile.
 */
export async function untilAtRest(pid) {
  const endsAt = performance.now() + LONGEST_MS;
  let used = processorMs(pid);
  while (used !== null && performance.now() < endsAt) {
    await pause(LOOK_EVERY_MS);
    const now = processorMs(pid);
    if (now === null || now - used <= AT_REST_MS) return;
    used = now;
  }
}
