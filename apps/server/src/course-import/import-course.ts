import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../db/db';
import type { FileStorage } from '../storage/file-storage';
import { findLastImport, insertCourseImport, lockCourse } from '../store/course-import/course-imports';
import {
  insertFilterAttribute,
  insertFilterCategory,
  insertShowcase,
} from '../store/setup/arrangement-setup';
import { canonicalJson } from './canonical-json';
import { checkDraft, type ImportProblem, problem } from './check-draft';
import { compareCourse, type CourseChanges, isUnchanged } from './compare-course';
import type { CourseDraft, DraftPart } from './course-draft';
import { type CourseIds, courseIds, idInTenant } from './course-ids';
import { type CourseRows, courseRows, linkOf } from './course-rows';
import {
  checkNames,
  draftContext,
  missingArrangement,
  readTenantNames,
  type TenantNames,
  withTenantSpelling,
} from './find-names';
import { normalDraft } from './normal-draft';
import { courseFiles, type CourseFile, putCourseFiles } from './put-course-files';
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
  /** A folder unless said, or what came in before. */
  kind?: 'folder' | 'version';
  /** Null for the operator. */
  userId: string | null;
  /** Of a course that is new, where its address is known before it is there. */
  ids?: CourseIds;
  /** Called in the transaction that writes the rows, once they are written. */
  onWritten?: (tx: Db, outcome: ImportOutcome) => Promise<void>;
};

export type ImportOutcome =
  | { kind: 'refused'; problems: ImportProblem[] }
  | { kind: 'nothingToDo'; objectiveId: string }
  | { kind: 'wouldImport' | 'imported'; objectiveId: string; isNew: boolean; changes: CourseChanges };

type Deps = { db: Db; files: FileStorage };
type Asked = { tenantId: string; draft: CourseDraft; options: ImportOptions };

/** Bytes first, then all rows in one transaction: a course is never half there. */
export async function importCourse(
  deps: Deps,
  tenantId: string,
  draft: CourseDraft,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const problems = checkDraft(draft);
  if (problems.length > 0) return { kind: 'refused', problems };
  const asked = { tenantId, draft, options };
  const lastImport = await findLastImport(deps.db, tenantId, draft.code);
  const planned = await plan(deps.db, asked);
  if (planned.kind === 'settled') return planned.outcome;
  if (options.isDryRun) return { ...planned.outcome, kind: 'wouldImport' };
  const written = JSON.stringify(draft);
  const changed = await putCourseFiles(deps, tenantId, planned.files);
  if (changed.length > 0) return { kind: 'refused', problems: changed };

  return deps.db.transaction(async (tx) => {
    await lockCourse(tx, tenantId, draft.code);
    const isAsSeen = (await findLastImport(tx, tenantId, draft.code)) === lastImport;
    const isCreated = await createMissing(tx, asked);
    // Rows that were made before the course was held save those who wait; they are made anew only where they must be.
    const held = isAsSeen && !isCreated ? planned : await plan(tx, asked);
    if (held.kind === 'settled') return held.outcome;
    await writeCourse(tx, tenantId, { ...held, now: options.now });
    await insertCourseImport(tx, tenantId, {
      id: randomUUID(),
      objectiveId: held.outcome.objectiveId,
      kind: options.kind ?? 'folder',
      sourceName: options.sourceName,
      sha256: held.sha256,
      started: options.now,
      userId: options.userId,
      report: held.outcome.changes,
      draft: written,
    });
    const outcome: ImportOutcome = { ...held.outcome, kind: 'imported' };
    await options.onWritten?.(tx, outcome);
    return outcome;
  });
}

type Plan =
  | { kind: 'settled'; outcome: ImportOutcome }
  | {
      kind: 'open';
      outcome: { objectiveId: string; isNew: boolean; changes: CourseChanges };
      rows: CourseRows;
      files: CourseFile[];
      sha256: string;
    };

/** What the import comes to, as the database is now, and the rows that it would write. */
async function plan(db: Db, { tenantId, draft: asked, options }: Asked): Promise<Plan> {
  const { isUpdate, mayCreate = false } = options;
  const refused = (problems: ImportProblem[]): Plan => ({
    kind: 'settled',
    outcome: { kind: 'refused', problems },
  });
  const names = await readTenantNames(db, tenantId);
  const given = await normalDraft(withTenantSpelling(asked, names), draftContext(names));
  const courses = await readStoredDrafts(db, tenantId, { code: given.code, openFile: () => noBytes });
  const [stored = null] = courses;
  // A source says how its course begins; once it is published or archived, only an operator says what becomes of it.
  const draft = stored && given.state === 'draft' ? { ...given, state: stored.draft.state } : given;

  const problems = checkNames(asked, names, { mayCreate });
  if (courses.length > 1)
    problems.push(
      problem('severalCourses', `${courses.length} courses have the code "${draft.code}".`, {
        field: 'code',
      }),
    );
  if (stored && stored.type !== 'composite')
    problems.push(
      problem('singleActivity', `The course "${draft.code}" is a single activity.`, { field: 'code' }),
    );
  if (problems.length > 0) return refused(problems);

  const changes = compareCourse(draft, stored && withAskedQuizzes(stored, names));
  const ids = options.ids ?? courseIds(tenantId, draft.code);
  const objectiveId = stored?.objectiveId ?? ids.course;
  if (stored && isUnchanged(changes))
    return { kind: 'settled', outcome: { kind: 'nothingToDo', objectiveId } };
  if (stored && !isUpdate) {
    const there = `There is a course "${draft.code}" already; to change it, ask with "update" (--update on the command line).`;
    return refused([problem('courseExists', there, { field: 'code' })]);
  }
  const files = courseFiles(draft, ids, objectiveId);
  return {
    kind: 'open',
    outcome: { objectiveId, isNew: stored === null, changes },
    rows: courseRows({ draft, ids, stored, names, files }),
    files,
    sha256: createHash('sha256').update(canonicalJson(asked)).digest('hex'),
  };
}

/** The course without those quizzes that their tool does not ask any more: an import brings them back. */
function withAskedQuizzes({ draft, parts }: StoredDraft, names: TenantNames): CourseDraft {
  const asked = (part: DraftPart): DraftPart => {
    const children = part.children.map(asked);
    const { activityId, link } = parts.get(part.key) ?? { activityId: '', link: null };
    if (!part.content?.quiz || canonicalJson(link) === canonicalJson(linkOf(part, activityId, names)))
      return { ...part, children };
    return { ...part, content: { ...part.content, quiz: null }, children };
  };
  return { ...draft, parts: draft.parts.map(asked) };
}

function noBytes(): never {
  throw new Error('A comparison reads no bytes.');
}

/** Behind whatever the tenant has; where that is not wished, the import has been refused before. */
async function createMissing(tx: Db, { tenantId, draft, options }: Asked): Promise<boolean> {
  if (!options.mayCreate) return false;
  const names = await readTenantNames(tx, tenantId);
  const { collections, filters } = missingArrangement(withTenantSpelling(draft, names), names);
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
  return collections.length + filters.length > 0;
}
