import { basename, resolve } from 'node:path';
import * as z from 'zod/mini';
import { newCourseFolder } from '../../course-folder/new-course-folder';
import { CourseExportError, exportCourse } from '../../course-import/export-course';
import { placedParts } from '../../course-import/draft-parts';
import { importCourse } from '../../course-import/import-course';
import {
  deleteUnusedCourse,
  listCourses,
  type ListedCourse,
  setCourseState,
} from '../../store/operator/course-admin';
import { refreshListedObjective } from '../../store/courses/listed-objectives';
import { courseCode } from '../enrolments/enrolment-fields';
import { placeField } from '../place-field';
import { assertNewPlace, assertWritableFile, writeOut, yesText } from '../file-places';
import { type Operation, operation, OperationRefusal } from '../operation';
import { isZip, lookAtZip, withCourse, withProgress, writeCourse } from './course-source';
import { type Imported, importedText } from './import-text';
import { oneCourse } from './one-course';
import { watchFolder } from './watch-folder';

const FOLDER = 'the folder with course.yaml, or a zip of it';

const newCourse = operation({
  noun: 'courses',
  verb: 'new',
  summary: 'Makes a folder with a small course to begin with',
  input: z.strictObject({
    folder: placeField,
    title: z._default(z.string().check(z.trim(), z.minLength(1)), 'A new course'),
    code: courseCode,
  }),
  fields: {
    folder: 'a new or empty folder',
    title: 'the name of the course',
    code: 'its code, such as FIN-101',
  },
  words: ['folder'],
  isOffline: true,
  run: async (context, { folder: place, title, code }) => {
    await assertNewPlace(place);
    const files = await writeOut(context, place, (to) => newCourseFolder(to, { title, code }));
    return { folder: resolve(place), files };
  },
  say: ({ folder: place, files }) =>
    `The course is in ${place} (files: ${files}). See it as you write, with: npx lantern courses watch ${place}`,
});

const checkCourse = operation({
  noun: 'courses',
  verb: 'check',
  summary: 'Reads the folder of a course and says what is wrong in it, without a database',
  input: z.strictObject({ folder: placeField }),
  fields: { folder: FOLDER },
  words: ['folder'],
  isOffline: true,
  run: (_context, given) =>
    withCourse(
      { place: given.folder, verdict: 'The course cannot be imported.' },
      async ({ code, name, parts, files }) => ({
        code,
        name,
        activities: placedParts(parts).filter(({ part }) => part.type !== 'composite').length,
        files: files.length,
      }),
    ),
  say: ({ code, name, activities, files }) =>
    `${code} "${name}" can be imported. Activities: ${activities}. Files: ${files}.`,
});

const importFolder = operation({
  noun: 'courses',
  verb: 'import',
  scope: 'courses',
  summary: 'Brings a course in from its folder, or changes it where it stands',
  input: z.strictObject({
    folder: placeField,
    update: z._default(z.boolean(), false),
    create: z._default(z.boolean(), false),
  }),
  fields: {
    folder: FOLDER,
    update: 'changes the course that is there; attempts under way go on',
    create: 'makes collections and filters that the tenant does not have yet',
  },
  words: ['folder'],
  file: { name: 'folder', way: 'in', mediaTypes: { zip: 'application/zip' } },
  look: lookAtZip,
  opensTransaction: true,
  run: ({ db, files, tenantId, now, isDryRun, actorId, onProgress }, given, note) =>
    withCourse(
      { place: given.folder, verdict: 'Nothing was imported.' },
      async (draft, refuse): Promise<Imported> => {
        const outcome = await importCourse({ db, files }, tenantId, withProgress(draft, onProgress), {
          now,
          isUpdate: given.update,
          isDryRun,
          mayCreate: given.create,
          sourceName: basename(given.folder),
          userId: actorId,
          onWritten: (tx, written) => note(tx, { code: draft.code, ...written }),
        });
        if (outcome.kind === 'refused') return refuse(outcome.problems);
        return { code: draft.code, ...outcome };
      },
    ),
  say: importedText,
});

const exportFolder = operation({
  noun: 'courses',
  verb: 'export',
  scope: 'courses.read',
  summary: 'Writes a course into a folder, as an author would have written it',
  input: z.strictObject({ code: courseCode, to: placeField }),
  fields: { code: 'of the course', to: 'a new or empty folder, or a file whose name ends with .zip' },
  words: ['code', 'to'],
  file: { name: 'to', way: 'out', mediaTypes: { zip: 'application/zip' } },
  run: async (context, { code, to }) => {
    await oneCourse(context, code);
    const { db, files, tenantId } = context;
    const draft = await exportCourse(db, files, tenantId, code).catch((error: unknown) => {
      throw error instanceof CourseExportError ? new OperationRefusal(error.message) : error;
    });
    if (!draft) throw new OperationRefusal(`There is no course "${code}".`);
    const overwriting = isZip(to) ? await assertWritableFile(context, to) : await assertNewPlace(to);
    const shown = withProgress(draft, context.onProgress);
    const count = await writeOut(context, to, (place) => writeCourse(shown, place));
    return { code, to: resolve(to), files: count, ...overwriting };
  },
  say: ({ code, to, files, ...overwriting }) =>
    `${code} is in ${to} (files: ${files}).${yesText(overwriting)}`,
});

const showCourses = operation({
  noun: 'courses',
  verb: 'list',
  scope: 'courses.read',
  summary: 'Lists the courses with their state and how many are enrolled',
  input: z.strictObject({}),
  fields: {},
  run: ({ db, tenantId }) => listCourses(db, tenantId, null),
  say: (courses: ListedCourse[]) =>
    courses.length === 0
      ? 'There is no course yet.'
      : courses.map(({ code, state, enrolled, name }) => [code, state, enrolled, name].join('  ')).join('\n'),
});

const publishCourse = stateOperation('publish', 'ready', 'Lets learners find and take a course');
const archiveCourse = stateOperation('archive', 'archived', 'Closes a course; results and certificates stay');

const removeCourse = operation({
  noun: 'courses',
  verb: 'remove',
  scope: 'courses',
  summary: 'Deletes a course in which nobody is enrolled',
  input: z.strictObject({ code: courseCode }),
  fields: { code: 'of the course' },
  words: ['code'],
  isDestructive: true,
  run: async (context, { code }) => {
    const { id, enrolled } = await oneCourse(context, code);
    if (!(await deleteUnusedCourse(context.db, context.tenantId, id))) {
      throw new OperationRefusal(
        `${code} is in use (people enrolled in it: ${enrolled}): archive it instead.`,
      );
    }
    return { code };
  },
  say: ({ code }) => `${code} is deleted.`,
});

export const COURSE_OPERATIONS: readonly Operation[] = [
  newCourse,
  watchFolder,
  checkCourse,
  importFolder,
  exportFolder,
  showCourses,
  publishCourse,
  archiveCourse,
  removeCourse,
];

function stateOperation(verb: string, state: 'ready' | 'archived', summary: string): Operation {
  return operation({
    noun: 'courses',
    verb,
    scope: 'courses',
    summary,
    input: z.strictObject({ code: courseCode }),
    fields: { code: 'of the course' },
    words: ['code'],
    run: async (context, { code }) => {
      const { id } = await oneCourse(context, code);
      await setCourseState(context.db, context.tenantId, { id, state });
      await refreshListedObjective(context.db, context.tenantId, id);
      return { code, state };
    },
    say: (changed) => `${changed.code} is ${changed.state}.`,
  });
}
