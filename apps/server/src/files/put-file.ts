import { Readable } from 'node:stream';
import type { Db } from '../db/db';
import { insertFile, type StoredFile } from '../store/platform/files';
import { fileKey, type FileStorage } from '../storage/file-storage';

export type NewFile = Omit<StoredFile, 'byteLength'> & { tenantId: string; created: Date };

/** Bytes first: a file that is known is there. Answers its length. */
export async function putFile(
  { db, files }: { db: Db; files: FileStorage },
  { tenantId, ...file }: NewFile,
  bytes: Readable | Uint8Array,
): Promise<number> {
  const source = bytes instanceof Uint8Array ? Readable.from([bytes]) : bytes;
  const byteLength = await files.put(fileKey(tenantId, file.id), source);
  await insertFile(db, tenantId, { ...file, byteLength });
  return byteLength;
}
