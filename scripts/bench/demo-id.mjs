import { createHash } from 'node:crypto';

/** The id that the demo tenant gives to a name, the same at every fill. */
export function demoId(name) {
  const hex = createHash('sha256').update(`lantern demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
