import type { ReportLine } from '../course-problem';
import { FOLDER_LIMITS } from '../limits';
import { nameProblem } from '../name-problem';
import type { Fields } from './yaml-fields';

/** The key that an author gives an activity. */
export function readId(fields: Fields): string | null {
  const id = fields.name('id', FOLDER_LIMITS.idLength);
  if (fields.keys().includes('id') && !fields.has('id')) fields.report('id', 'must not be empty.');
  if (id !== null && /[\t\n]/.test(id)) fields.report('id', 'must not hold line breaks or tabs.');
  return id;
}

/** A title that is the heading of its text. */
export function reportTitle(heading: string, line: number, report: ReportLine): void {
  const problem = nameProblem(heading, FOLDER_LIMITS.titleLength);
  if (problem !== null) report(line, `The title ${problem}`);
}
