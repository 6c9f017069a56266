import * as z from 'zod/mini';
import type { CourseChanges } from '../../course-import/compare-course';
import type { CourseDraft } from '../../course-import/course-draft';
import { importCourse } from '../../course-import/import-course';
import { VERSIONS_KEPT } from '../../store/course-import/course-imports';
import {
  type CourseVersion,
  findVersionDraft,
  listCourseVersions,
} from '../../store/course-import/course-versions';
import { courseCode } from '../enrolments/enrolment-fields';
import { numberField } from '../number-field';
import { type Operation, operation, type OperationContext, OperationRefusal } from '../operation';
import { type Imported, importedText } from './import-text';
import { oneCourse } from './one-course';

const showVersions = operation({
  noun: 'courses',
  verb: 'versions',
  scope: 'courses.read',
  summary: 'Lists what a course was after each import, the newest first',
  input: z.strictObject({ code: courseCode }),
  fields: { code: 'of the course' },
  words: ['code'],
  run: (context, { code }) => versionsOf(context, code),
  say: (versions: CourseVersion[]) =>
    versions.length === 0 ? 'The course was never imported.' : versions.map(versionLine).join('\n'),
});

const rollBack = operation({
  noun: 'courses',
  verb: 'rollback',
  scope: 'courses',
  summary: 'Brings a course back to what it was after an earlier import; that is an import too',
  input: z.strictObject({
    code: courseCode,
    version: numberField(z.int(), z.gte(1)),
    create: z._default(z.boolean(), false),
  }),
  fields: {
    code: 'of the course',
    version: 'its number, as courses versions tells it',
    create: 'makes collections and filters that the tenant does not have any more',
  },
  words: ['code', 'version'],
  run: async (context, { code, version, create }): Promise<Imported> => {
    const draft = await versionDraft(context, { code, version });
    const { db, files, tenantId, now, isDryRun, actorId } = context;
    const outcome = await importCourse({ db, files }, tenantId, draft, {
      now,
      isUpdate: true,
      isDryRun,
      mayCreate: create,
      sourceName: `version ${version}`,
      kind: 'version',
      userId: actorId,
    });
    if (outcome.kind !== 'refused') return { code, ...outcome };
    const reasons = outcome.problems.map(({ message }) => message);
    throw new OperationRefusal([...reasons, 'Nothing was changed.'].join('\n'));
  },
  say: (imported) =>
    imported.kind === 'nothingToDo' ? `${imported.code} is as it was then already.` : importedText(imported),
});

export const VERSION_OPERATIONS: readonly Operation[] = [showVersions, rollBack];

async function versionsOf(context: OperationContext, code: string): Promise<CourseVersion[]> {
  const { id } = await oneCourse(context, code);
  return listCourseVersions(context.db, context.tenantId, id);
}

type Wanted = { code: string; version: number };

async function versionDraft(context: OperationContext, { code, version }: Wanted): Promise<CourseDraft> {
  const { db, tenantId } = context;
  const { id: objectiveId } = await oneCourse(context, code);
  const versions = await listCourseVersions(db, tenantId, objectiveId);
  const [latest] = versions;
  if (!latest) throw new OperationRefusal(`${code} was never imported: it has no versions.`);
  const found = versions.find((each) => each.version === version);
  if (!found) {
    throw new OperationRefusal(`${code} has no version ${version}: its versions are 1 to ${latest.version}.`);
  }
  const written = await findVersionDraft(db, tenantId, { objectiveId, version });
  if (written === null) {
    throw new OperationRefusal(
      `Version ${version} of ${code} is not kept: the last ${VERSIONS_KEPT} are, if they were imported by this Lantern or a newer one.`,
    );
  }
  // As it was written: a draft of its own import. The bytes of its files never left.
  const draft = JSON.parse(written) as CourseDraft;
  return { ...draft, files: draft.files.map((file) => ({ ...file, open: bytesAreThere })) };
}

function bytesAreThere(): never {
  throw new Error('The files of an earlier version are in the storage.');
}

function versionLine({ version, imported, by, sourceName, isKept, changes }: CourseVersion): string {
  const counts = countsText(changes as CourseChanges); // its own report
  const kept = isKept ? [] : ['(not kept)'];
  return [version, imported.toISOString(), by ?? '-', sourceName, counts, ...kept].join('  ');
}

function countsText({ course, parts, files }: CourseChanges): string {
  const counts: Array<[string, number]> = [
    ['course', course.length],
    ['added', parts.added.length],
    ['changed', parts.changed.length],
    ['moved', parts.moved.length],
    ['removed', parts.removed.length],
    ['files', files.added.length + files.changed.length + files.removed.length],
  ];
  return counts.flatMap(([what, count]) => (count > 0 ? [`${what} ${count}`] : [])).join(', ');
}
