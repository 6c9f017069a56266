import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import type { Db } from '../db/db';
import { fileKey, type FileStorage } from '../storage/file-storage';
import type { ImportedFile } from '../store/course-import/course-imports';
import { listKnownFiles } from '../store/platform/files';
import { type ImportProblem, problem } from './check-draft';
import { fileName } from './course-addresses';
import type { CourseDraft, DraftFile } from './course-draft';
import type { CourseIds } from './course-ids';
import { namedFiles, textsAbout } from './draft-parts';

export type CourseFile = ImportedFile & Pick<DraftFile, 'open'>;

/** Puts the bytes that are not there yet. What changed since it was read is a problem, and is nowhere named. */
export async function putCourseFiles(
  { db, files }: { db: Db; files: FileStorage },
  tenantId: string,
  wanted: readonly CourseFile[],
): Promise<ImportProblem[]> {
  const known = new Set(
    await listKnownFiles(
      db,
      tenantId,
      wanted.map(({ id }) => id),
    ),
  );
  const problems: ImportProblem[] = [];
  for (const file of wanted.filter(({ id }) => !known.has(id))) {
    const hash = createHash('sha256');
    const byteLength = await files.put(fileKey(tenantId, file.id), hashed(file.open(), hash));
    if (byteLength !== file.byteLength || hash.digest('hex') !== file.sha256)
      problems.push(
        problem('fileChanged', `The file "${file.path}" changed while it was read.`, { file: file.path }),
      );
  }
  return problems;
}

function hashed(source: NodeJS.ReadableStream, hash: ReturnType<typeof createHash>): Readable {
  const passed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  source.on('error', (error) => passed.destroy(error));
  return source.pipe(passed);
}

/** The files with the ids that they have here. What everybody sees of a course, everybody may read. */
export function courseFiles(draft: CourseDraft, ids: CourseIds, objectiveId: string): CourseFile[] {
  const shown = new Set(draft.image === null ? [] : [draft.image]);
  textsAbout(draft)
    .flatMap(namedFiles)
    .forEach((path) => shown.add(path));
  return draft.files.map((file) => {
    const isPublic = shown.has(file.path);
    const id = ids.file(file, isPublic);
    return { ...file, id, objectiveId: isPublic ? null : objectiveId, name: fileName(file.path) };
  });
}
