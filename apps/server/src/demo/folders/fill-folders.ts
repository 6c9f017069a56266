import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { readCourseFolder } from '../../course-folder/read-course-folder';
import type { CourseDraft } from '../../course-import/course-draft';
import { placedParts } from '../../course-import/draft-parts';
import { importCourse } from '../../course-import/import-course';
import type { Db } from '../../db/db';
import type { FileStorage } from '../../storage/file-storage';
import { SCALES, type ScaleKey } from '../demo-arrangement';
import type { HistoryPart } from '../demo-progress';
import { demoCourseIds } from './demo-course-ids';
import { datedDraft } from './dated-draft';

/** What is remembered of an imported course: enough for what people have made of it. */
export type FolderCourse = {
  code: string;
  scale: ScaleKey | null;
  hasCertificate: boolean;
  isInCatalog: boolean;
  parts: HistoryPart[];
};

/** Every folder through the importer, one after the other: each is let go of before the next is read. */
export async function fillFolders(
  deps: { db: Db; files: FileStorage },
  tenantId: string,
  { folder, now }: { folder: string; now: Date },
): Promise<FolderCourse[]> {
  const courses: FolderCourse[] = [];
  for (const name of await courseFolders(folder)) {
    const { draft, problems } = await readCourseFolder(join(folder, name));
    if (!draft) throw new Error(`The demo's course "${name}": ${JSON.stringify(problems)}`);
    const ids = demoCourseIds(draft.code);
    const options = { now, isUpdate: false, isDryRun: false, sourceName: name, userId: null, ids };
    const outcome = await importCourse(deps, tenantId, datedDraft(draft, now), options);
    if (outcome.kind !== 'imported')
      throw new Error(`The demo's course "${name}": ${JSON.stringify(outcome)}`);
    courses.push(folderCourse(draft));
    await setImmediate();
  }
  return courses;
}

/** By name, so that every fill is the same. */
export async function courseFolders(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).toSorted();
  return names.filter((name) => existsSync(join(folder, name, 'course.yaml')));
}

function folderCourse({ code, scale, certificates, isInCatalog, parts }: CourseDraft): FolderCourse {
  const ids = demoCourseIds(code);
  const scaleKeys = Object.keys(SCALES) as ScaleKey[]; // the keys of this very object
  return {
    code,
    scale: scaleKeys.find((key) => SCALES[key].name === scale) ?? null,
    hasCertificate: certificates.length > 0,
    isInCatalog,
    parts: placedParts(parts).map(({ part, parentKey }) => ({
      id: ids.part(part.key, part.type),
      parentId: parentKey === null ? null : ids.part(parentKey, 'composite'),
      type: part.type,
      state: part.state,
      optional: part.optional,
      scoreWeight: part.weight,
      duration: part.duration,
      passingScore: part.passingScore,
      needsGrading: part.needsGrading || part.type === 'lti',
    })),
  };
}
