import type { DraftPlace, ImportProblem } from '../course-import/check-draft';
import type { CourseProblem } from './course-problem';
import type { PartSource } from './read/part-source';
import type { Fields } from './read/yaml-fields';

/** What is wrong with the draft of a folder, where its author finds it. */
export type InFolder = (problems: readonly ImportProblem[]) => CourseProblem[];

type Source = { course: Fields; parts: readonly PartSource[] };

export function draftLines(source: Source): InFolder {
  return (problems) => problems.map(({ message, at }) => ({ ...lineOf(at, source), message }));
}

const PART_KEYS = { quiz: 'questions', passingScore: 'passing', maxAttempts: 'tries' };

function lineOf(at: DraftPlace | null, { course, parts }: Source): Omit<CourseProblem, 'message'> {
  if (at === null) return { file: '.', line: 1 };
  if ('file' in at) return { file: at.file, line: 1 };
  if ('part' in at) {
    const source = parts.find(({ key }) => key === at.part);
    const keys: Record<string, string> = PART_KEYS;
    const key = at.field && (keys[at.field] ?? at.field);
    return { file: source?.file ?? '.', line: source?.fields.line(key) ?? 1 };
  }
  const named = at.field === 'filters' ? (course.map('filters') ?? course) : course;
  const key = at.field === 'filters' ? at.category : at.field;
  return { file: 'course.yaml', line: 'name' in at ? named.lineOfText(key, at.name) : named.line(key) };
}
