import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '../src/storage/file-storage';

/** For tests: files as long as the test. */
export function memoryStorage(): FileStorage {
  const stored = new Map<string, Buffer>();
  return {
    put: async (key, bytes) => {
      const whole = await buffer(bytes);
      stored.set(key, whole);
      return whole.length;
    },
    open: async (key, range) => {
      const whole = stored.get(key);
      if (!whole) return null;
      return Readable.from([range ? whole.subarray(range.start, range.end + 1) : whole]);
    },
    list: async function* (folder) {
      yield* [...stored.keys()].filter((key) => key.startsWith(`${folder}/`));
    },
    // It is not as old as anybody asks for.
    removeOlder: async () => undefined,
  };
}
