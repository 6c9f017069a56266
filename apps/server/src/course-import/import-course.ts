import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../db/db';
import type { FileStorage } from '../storage/file-storage';
import { insertCourseImport, lockCourse } from '../store/course-import/course-imports';
import {
  insertFilterAttribute,
  insertFilterCategory,
  insertShowcase,
} from '../store/setup/arrangement-setup';
import { canonicalJson } from './canonical-json';
import { checkDraft, type ImportProblem, problem } from './check-draft';
import { compareCourse, type CourseChanges, isUnchanged } from './compare-course';
import type { CourseDraft } from './course-draft';
import { courseIds, idInTenant } from './course-ids';
import { courseFiles } from './course-rows';
import {
  checkNames,
  draftContext,
  missingArrangement,
  readTenantNames,
  type TenantNames,
} from './find-names';
import { normalDraft } from './normal-draft';
import { putCourseFiles } from './put-course-files';
import { readStoredDrafts, type StoredDraft } from './stored-draft';
import { writeCourse } from './write-course';

export type ImportOptions = {
  now: Date;
  /** Of a course that is there already; otherwise it is refused. */
  isUpdate: boolean;
  isDryRun: boolean;
  /** Collections and filters that the tenant does not have are made. */
  mayCreate?: boolean;
  /** What the operator calls the source. */
  sourceName: string;
  /** Null for the operator. */
  userId: string | null;
};

export type ImportOutcome =
  | { kind: 'refused'; problems: ImportProblem[] }
  | { kind: 'nothingToDo'; objectiveId: string }
  | { kind: 'wouldImport' | 'imported'; objectiveId: string; isNew: boolean; changes: CourseChanges };

type Deps = { db: Db; files: FileStorage };
type Planned = {
  draft: CourseDraft;
  names: TenantNames;
  stored: StoredDraft | null;
  outcome: Exclude<ImportOutcome, { kind: 'imported' }>;
};

/** Bytes first, then all rows in one transaction: a course is never half there. */
export async function importCourse(
  { db, files }: Deps,
  tenantId: string,
  draft: CourseDraft,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const problems = checkDraft(draft);
  if (problems.length > 0) return { kind: 'refused', problems };
  const seen = await plan(db, tenantId, draft, options);
  if (seen.outcome.kind !== 'wouldImport' || options.isDryRun) return seen.outcome;

  const ids = courseIds(tenantId, draft.code);
  const wanted = courseFiles(seen.draft, ids, seen.outcome.objectiveId);
  const changed = await putCourseFiles({ db, files }, tenantId, wanted);
  if (changed.length > 0) return { kind: 'refused', problems: changed };

  return db.transaction(async (tx) => {
    await lockCourse(tx, tenantId, draft.code);
    if (options.mayCreate) await createMissing(tx, tenantId, seen.draft);
    // Whoever was here before us may have changed it.
    const { outcome, ...planned } = await plan(tx, tenantId, draft, options);
    if (outcome.kind !== 'wouldImport') return outcome;
    await writeCourse(tx, tenantId, { ...planned, ids, files: wanted, now: options.now });
    await insertCourseImport(tx, tenantId, {
      id: randomUUID(),
      objectiveId: outcome.objectiveId,
      kind: 'folder',
      sourceName: options.sourceName,
      sha256: createHash('sha256').update(canonicalJson(draft)).digest('hex'),
      started: options.now,
      ended: options.now,
      userId: options.userId,
      report: outcome.changes,
    });
    return { ...outcome, kind: 'imported' as const };
  });
}

/** What the import comes to, as the database is now. */
async function plan(
  db: Db,
  tenantId: string,
  asked: CourseDraft,
  { isUpdate, mayCreate = false }: ImportOptions,
): Promise<Planned> {
  const names = await readTenantNames(db, tenantId);
  const draft = normalDraft(asked, draftContext(names));
  const courses = await readStoredDrafts(db, tenantId, { code: draft.code, openFile: () => noBytes });
  const [stored = null] = courses;
  const planned = (outcome: Planned['outcome']): Planned => ({ draft, names, stored, outcome });

  const problems = checkNames(draft, names, { mayCreate });
  if (courses.length > 1)
    problems.push(problem('severalCourses', `${courses.length} courses have the code "${draft.code}".`));
  if (problems.length > 0) return planned({ kind: 'refused', problems });

  const changes = compareCourse(draft, stored?.draft ?? null);
  const objectiveId = stored?.objectiveId ?? courseIds(tenantId, draft.code).course;
  if (stored && isUnchanged(changes)) return planned({ kind: 'nothingToDo', objectiveId });
  if (stored && !isUpdate) {
    const exists = problem('courseExists', `There is a course "${draft.code}" already; it can be updated.`);
    return planned({ kind: 'refused', problems: [exists] });
  }
  return planned({ kind: 'wouldImport', objectiveId, isNew: stored === null, changes });
}

function noBytes(): never {
  throw new Error('A comparison reads no bytes.');
}

/** Behind whatever the tenant has. */
async function createMissing(tx: Db, tenantId: string, draft: CourseDraft): Promise<void> {
  const names = await readTenantNames(tx, tenantId);
  const { collections, filters } = missingArrangement(draft, names);
  let position = names.collections.length;
  for (const name of collections) {
    const id = idInTenant(tenantId, 'collection', name);
    position += 1;
    await insertShowcase(tx, tenantId, { id, name, code: name, description: '', position });
  }
  const categories = new Map(names.categories.map(({ name, id }) => [name, id]));
  for (const { category, name } of filters) {
    const categoryId = categories.get(category) ?? idInTenant(tenantId, 'category', category);
    if (!categories.has(category))
      await insertFilterCategory(tx, tenantId, {
        id: categoryId,
        name: category,
        position: categories.size + 1,
      });
    categories.set(category, categoryId);
    position += 1;
    const id = idInTenant(tenantId, 'filter', category, name);
    await insertFilterAttribute(tx, tenantId, { id, name, position, categoryId });
  }
}
