import { basename } from 'node:path';
import { storedFilePath } from '@lantern/domain/web/stored-file';
import { DEMO_FILES, type DemoFileKey } from './demo-files-data';
import { demoId } from './demo-id';

export function demoFileId(key: DemoFileKey): string {
  return demoId(`file ${key}`);
}

/** Where texts of the demo find the file. */
export function demoFilePath(key: DemoFileKey): string {
  return storedFilePath({ id: demoFileId(key), name: demoFileName(key) });
}

export function demoFileName(key: DemoFileKey): string {
  return basename(DEMO_FILES[key].path);
}
