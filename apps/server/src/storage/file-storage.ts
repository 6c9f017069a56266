import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range';

/** Where the bytes of files lie, the same for all servers. A folder is one; an object storage is another of this shape. */
export type FileStorage = {
  /** The whole file or nothing of it; answers its length. */
  put(key: string, bytes: Readable): Promise<number>;
  /** All of it or a part; null when it is not there. */
  open(key: string, range: ByteRange | null): Promise<Readable | null>;
  /** The keys of what lies directly in a folder, and of what broke off on its way there. */
  list(folder: string): AsyncIterable<string>;
  /** Removes what was put before this time; what was put again since stays. */
  removeOlder(key: string, before: Date): Promise<void>;
};

export function fileKey(tenantId: string, id: string): string {
  return `${tenantId}/${id}`;
}
