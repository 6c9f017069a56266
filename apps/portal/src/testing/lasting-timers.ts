// React keeps the timers that it finds when it is first loaded. Those of a document end with it, and React is loaded
// once for all the documents of a worker: so they are Node's.
const nodes = process.getBuiltinModule('node:timers');
globalThis.setTimeout = nodes.setTimeout;
globalThis.clearTimeout = nodes.clearTimeout;
globalThis.setInterval = nodes.setInterval;
globalThis.clearInterval = nodes.clearInterval;
globalThis.setImmediate = nodes.setImmediate;
globalThis.clearImmediate = nodes.clearImmediate;
