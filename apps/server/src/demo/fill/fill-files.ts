import type { Db } from '../../db/db';
import type { FileStorage } from '../../storage/file-storage';
import { putFile } from '../../files/put-file';
import { demoFileId } from '../demo-file-path';
import { DEMO_FILES, type DemoFileKey } from '../demo-files-data';
import { demoId } from '../demo-id';

/** Inside the program, so that it needs nothing beside itself to fill the demo. */
const CONTENTS = import.meta.glob<string>('../files/*', { query: '?url&inline', import: 'default' });

/** Courses first: a private file belongs to one. */
export async function fillFiles(
  deps: { db: Db; files: FileStorage },
  tenantId: string,
  now: Date,
): Promise<void> {
  const keys = Object.keys(DEMO_FILES) as DemoFileKey[]; // the keys of this very object
  for (const key of keys) {
    const { name, mediaType, course } = DEMO_FILES[key];
    const objectiveId = course && demoId(`course ${course}`);
    const file = { id: demoFileId(key), tenantId, objectiveId, name, mediaType, created: now };
    await putFile(deps, file, await contentOf(name));
  }
}

async function contentOf(name: string): Promise<Uint8Array> {
  const dataUrl = await CONTENTS[`../files/${name}`]?.();
  if (!dataUrl) throw new Error(`The demo has no file ${name}`);
  const [, encoded = ''] = dataUrl.split(';base64,');
  return Buffer.from(encoded, 'base64');
}
