import { join } from 'node:path';
import type { FileStorage } from './file-storage';
import { folderStorage } from './folder-storage';
import type { S3Settings } from './read-s3-settings';
import { s3Storage } from './s3-storage';

/** The storage that the settings name: an object storage, or a folder beside the embedded database. */
export function storageOf({ dataFolder, s3 }: { dataFolder: string; s3: S3Settings | null }): FileStorage {
  return s3 ? s3Storage(s3) : folderStorage(join(dataFolder, 'files'));
}
