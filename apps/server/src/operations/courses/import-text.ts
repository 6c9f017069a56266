import type { CourseProblem } from '../../course-folder/course-problem';
import type { CourseChanges } from '../../course-import/compare-course';
import type { ImportOutcome } from '../../course-import/import-course';

export type Imported = { code: string } & Exclude<ImportOutcome, { kind: 'refused' }>;

/** Each with its file and line, as an editor finds them. */
export function problemsText(folder: string, problems: readonly CourseProblem[]): string {
  return problems.map(({ file, line, message }) => `${folder}/${file}:${line}: ${message}`).join('\n');
}

export function importedText(imported: Imported): string {
  if (imported.kind === 'nothingToDo') return `${imported.code} is as the folder says already.`;
  const done = imported.isNew ? 'is imported' : 'is updated';
  return [`${imported.code} ${done}.`, ...changesText(imported.changes)].join('\n');
}

/** What came, changed, moved and went, one line each; keys as the folder has them. */
function changesText({ course, parts, files }: CourseChanges): string[] {
  const changed = parts.changed.map(({ key, fields }) => `${key} (${fields.join(', ')})`);
  const lines: Array<[string, readonly string[]]> = [
    ['course', course],
    ['added', parts.added],
    ['changed', changed],
    ['moved', parts.moved],
    ['removed', parts.removed],
    ['files added', files.added],
    ['files changed', files.changed],
    ['files removed', files.removed],
  ];
  return lines
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => `  ${what}: ${names.join(', ')}`);
}
