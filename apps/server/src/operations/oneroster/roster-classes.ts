import * as z from 'zod/mini';
import { listedValues } from '../csv/csv-import';
import { nameField } from '../name-field';
import type { OperationContext } from '../operation';
import { importFile, type Roster } from './roster';

/** `codes` are those that its course may have here, the likeliest first. */
export type RosterClass = { title: string; codes: string[]; term: string | null };

const course = z.object({ sourcedId: nameField, courseCode: z.string() });
const taught = z.object({
  sourcedId: nameField,
  title: z.string(),
  courseSourcedId: z.string(),
  classCode: z.optional(z.string()),
  termSourcedIds: z.optional(z.string()),
});

const nothing = { write: () => Promise.resolve({ counts: {}, bad: [] }), none: {} };

/** Classes by their ids. `terms` are the titles of academic sessions by theirs. */
export async function readClasses(
  context: OperationContext,
  roster: Roster,
  terms: ReadonlyMap<string, string>,
) {
  const codes = new Map<string, string>();
  const classes = new Map<string, RosterClass>();
  const ofCourses = await importFile(context, roster, {
    file: 'courses',
    columns: { needed: ['sourcedId', 'courseCode'] },
    schema: course,
    read: ({ sourcedId, courseCode }, line) => {
      codes.set(sourcedId, courseCode);
      return { line };
    },
    ...nothing,
  });
  const ofClasses = await importFile(context, roster, {
    file: 'classes',
    columns: { needed: ['sourcedId', 'title', 'courseSourcedId'], further: ['classCode', 'termSourcedIds'] },
    schema: taught,
    read: ({ sourcedId, title, courseSourcedId, classCode = '', termSourcedIds = '' }, line) => {
      const [term = ''] = termSourcedIds.split(',').flatMap(listedValues);
      const possible = [classCode, codes.get(courseSourcedId) ?? ''].filter((code) => code !== '');
      classes.set(sourcedId, { title, codes: possible, term: terms.get(term) ?? null });
      return { line };
    },
    ...nothing,
  });
  return { imported: [ofCourses, ofClasses], classes };
}
