import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../db/db';
import { fileKey, type FileStorage } from '../storage/file-storage';
import type { StoredCourseFile } from '../store/course-import/stored-course';
import { checkDraft } from './check-draft';
import type { CourseDraft } from './course-draft';
import { readStoredDrafts } from './stored-draft';

/** The course has what no source could say. */
export class CourseExportError extends Error {
  override name = 'CourseExportError';
}

/** The course of this code as its source would say it; null when there is none. */
export async function exportCourse(
  db: Db,
  files: FileStorage,
  tenantId: string,
  code: string,
): Promise<CourseDraft | null> {
  const openFile = (file: StoredCourseFile) => () => openStored(files, tenantId, file);
  const [stored] = await readStoredDrafts(db, tenantId, { code, openFile });
  if (!stored) return null;
  if (stored.type !== 'composite')
    throw new CourseExportError(`The course "${code}" is a single activity, and no course with parts.`);
  // Such as a file that never had a path.
  const problems = checkDraft(stored.draft).map(({ message }) => message);
  if (problems.length > 0) throw new CourseExportError(problems.join('\n'));
  return stored.draft;
}

/** At once, while the storage still looks for it; what it does not find ends the stream with an error. */
function openStored(files: FileStorage, tenantId: string, { fileId, path }: StoredCourseFile): PassThrough {
  const bytes = new PassThrough();
  const copy = async () => {
    const source = await files.open(fileKey(tenantId, fileId), null);
    if (!source) throw new Error(`The bytes of "${path}" are not in the storage.`);
    await pipeline(source, bytes);
  };
  copy().catch((error: unknown) => bytes.destroy(error instanceof Error ? error : new Error(String(error))));
  return bytes;
}
