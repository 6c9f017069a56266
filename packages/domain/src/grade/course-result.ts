import {
  type CourseRecord,
  type HasRecord,
  type HasWorkflow,
  lastRecord,
} from '../enrollment/enrolled-course';
import type { WorkflowState } from '../vocabulary';
import { type GradeReveal, isResultVisible } from './grade-reveal';
import { type GradeText, gradeText } from './grade-text';
import { type Points, points } from './points';
import { type ScoreColour, scoreColour } from './score-colour';

export type GradedCourse = GradeReveal &
  HasWorkflow<{ id: string; state: WorkflowState; protectResults: boolean }> &
  HasRecord<Omit<CourseRecord, 'id' | 'finished'>>;

export type CourseResult =
  | { kind: 'none' }
  | { kind: 'hidden'; until: Date | null }
  | {
      kind: 'shown';
      text: GradeText | null;
      points: Points | null;
      colour: ScoreColour | null;
      passed: boolean | null;
    };

/** [4.20] [4.34] [5.4] [9.8] All that a card or a page may say about the last result. */
export function courseResult(course: GradedCourse, now: Date): CourseResult {
  const record = lastRecord(course);
  if (record === null) return { kind: 'none' };
  if (!isResultVisible(course, now)) return { kind: 'hidden', until: revealDateAhead(course, now) };
  return {
    kind: 'shown',
    text: gradeText(record),
    points: points(record),
    colour: scoreColour(record),
    passed: record.passed,
  };
}

function revealDateAhead({ gradeRevealPolicy, gradeRevealDate }: GradeReveal, now: Date): Date | null {
  const isAhead = gradeRevealPolicy === 'afterDate' && gradeRevealDate !== null && now < gradeRevealDate;
  return isAhead ? gradeRevealDate : null;
}
