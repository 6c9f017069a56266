import { afterAll } from 'vitest';

// React keeps the timers that it finds when it is first loaded. Those of a document end with it, and React is loaded
// once for all the documents of a worker: so they are Node's, and what a file has left running is stopped at its end.
const nodes = process.getBuiltinModule('node:timers');
const running = new Set<NodeJS.Timeout>();

const noted = (timer: NodeJS.Timeout) => {
  running.add(timer);
  return timer;
};

Object.assign(globalThis, {
  setTimeout: (...timer: Parameters<typeof setTimeout>) => noted(nodes.setTimeout(...timer)),
  setInterval: (...timer: Parameters<typeof setInterval>) => noted(nodes.setInterval(...timer)),
  clearTimeout: nodes.clearTimeout,
  clearInterval: nodes.clearInterval,
  setImmediate: nodes.setImmediate,
  clearImmediate: nodes.clearImmediate,
});

afterAll(() => {
  for (const timer of running) nodes.clearTimeout(timer);
});
