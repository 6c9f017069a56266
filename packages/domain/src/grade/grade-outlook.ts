import { awaitsResult } from './awaits-result';
import type { HasWorkflow } from '../enrollment/enrolled-course';
import type { WorkflowState } from '../vocabulary';
import type { GradeReveal } from './grade-reveal';

export type GradeOutlook = { kind: 'afterGrading' | 'never' } | { kind: 'from'; date: Date };

/** [4.20] When the grade of an attempt that is being graded will be told; null where none is waited for. */
export function gradeOutlook(
  course: GradeReveal & HasWorkflow<{ state: WorkflowState }>,
  now: Date,
): GradeOutlook | null {
  if (!awaitsResult(course)) return null;
  const { gradeRevealPolicy, gradeRevealDate } = course;
  if (gradeRevealPolicy === 'never') return { kind: 'never' };
  if (gradeRevealPolicy !== 'afterDate') return { kind: 'afterGrading' };
  if (gradeRevealDate === null) return { kind: 'never' };
  return now < gradeRevealDate ? { kind: 'from', date: gradeRevealDate } : { kind: 'afterGrading' };
}
