import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../db/db';
import type { FileStorage } from '../../storage/file-storage';
import { putFile } from '../../files/put-file';
import { demoFileId, demoFileName } from '../demo-file-path';
import { DEMO_FILES, type DemoFileKey } from '../demo-files-data';
import { demoId } from '../demo-id';

/** Courses first: a private file belongs to one. */
export async function fillFiles(
  deps: { db: Db; files: FileStorage },
  tenantId: string,
  { folder, now }: { folder: string; now: Date },
): Promise<void> {
  const keys = Object.keys(DEMO_FILES) as DemoFileKey[]; // the keys of this very object
  for (const key of keys) {
    const { path, mediaType, course } = DEMO_FILES[key];
    const objectiveId = course && demoId(`course ${course}`);
    const file = {
      id: demoFileId(key),
      tenantId,
      objectiveId,
      name: demoFileName(key),
      mediaType,
      created: now,
    };
    await putFile(deps, file, createReadStream(join(folder, path)));
  }
}
