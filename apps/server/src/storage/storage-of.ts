import { join } from 'node:path';
import type { FileStorage } from './file-storage';
import { folderStorage } from './folder-storage';

/** The storage that the settings name: so far a folder beside the embedded database. */
export function storageOf({ dataFolder }: { dataFolder: string }): FileStorage {
  return folderStorage(join(dataFolder, 'files'));
}
