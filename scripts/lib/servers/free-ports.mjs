import { listenFailure } from '../start/listen-failure.mjs';

const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 200;

/** The first of `count` consecutive free ports, below the range from which systems hand out ports by themselves. */
export async function freePorts(count) {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const failures = await Promise.all(ports.map((port) => listenFailure('127.0.0.1', port)));
    if (failures.every((failure) => failure === null)) return first;
  }
  throw new Error(`No ${count} consecutive free ports were found.`);
}
