import { type GradingScale, isPassed } from '@lantern/domain/grade/grading-scale';
import type { NewActivityResult, NewActivityWorkflow } from '../store/setup/activity-history-setup';
import type { NewAttempt, NewResult } from '../store/setup/course-setup';
import { SCALES } from './demo-arrangement';
import { type DemoAttempt, type DemoCourse, newAttempt } from './demo-course';
import { demoId } from './demo-id';
import { type HistoryPart, rolledUp, type TakenActivity, takenActivities } from './demo-progress';

export type TakenCourse = {
  course: Pick<DemoCourse, 'type' | 'scale'>;
  parts: HistoryPart[];
  aggregateId: string;
};

export type TakenHistory = {
  attempts: NewAttempt[];
  results: NewResult[];
  workflows: NewActivityWorkflow[];
  scores: NewActivityResult[];
};

const HALF_HOUR_MS = 1_800_000;
const POINTS = 10;

/** Attempts at a course down to its activities: what the card says is what they add up to. */
export function takenHistory(
  { course, parts, aggregateId }: TakenCourse,
  attempts: readonly DemoAttempt[],
  now: Date,
): TakenHistory {
  const scale = course.scale === null ? null : SCALES[course.scale ?? 'letters'];
  const gradingScale = scale && { ...scale, objectiveGrades: scale.grades };
  const history: TakenHistory = { attempts: [], results: [], workflows: [], scores: [] };
  attempts.forEach((attempt, number) => {
    const root = { parts, needsGrading: course.type === 'lti' };
    const taken = takenActivities(root, attempt);
    const { progress, ...result } = rolledUp(root, taken, gradingScale);
    const made = { ...newAttempt({ aggregateId, number }, attempt, now), progress };
    history.attempts.push(made);
    taken.forEach((activity, index) => {
      const workflow = workflowOf(made, activity, { index, now });
      history.workflows.push(workflow);
      const normalizedScore = activity.score;
      if (normalizedScore === null) return;
      history.scores.push({
        id: demoId(`score ${workflow.id}`),
        activityWorkflowId: workflow.id,
        score: normalizedScore * POINTS,
        maxScore: POINTS,
        normalizedScore,
        passed: hasPassed(normalizedScore, activity.part?.passingScore ?? null, gradingScale),
      });
    });
    if (made.state !== 'finished') return;
    history.results.push({
      ...result,
      id: demoId(`result ${aggregateId} ${made.id}`),
      aggregateId,
      workflowId: made.id,
      finished: made.finished ?? now,
      progress,
      protectResults: made.protectResults,
    });
  });
  return history;
}

/** [8.8] The activity's own minimum first, else the course's scale. */
function hasPassed(score: number, passingScore: number | null, scale: GradingScale | null): boolean | null {
  if (passingScore !== null) return score >= passingScore;
  return scale && isPassed(score, scale);
}

function workflowOf(
  attempt: NewAttempt,
  { part, state, progress }: TakenActivity,
  { index, now }: { index: number; now: Date },
): NewActivityWorkflow {
  const latest = (attempt.submitted ?? now).getTime();
  const at = (steps: number) => new Date(Math.min(attempt.started.getTime() + steps * HALF_HOUR_MS, latest));
  const handedIn = state === 'inProgress' ? null : at(index + 1);
  return {
    id: demoId(`activity workflow ${attempt.id} ${part?.id ?? 'root'}`),
    objectiveWorkflowId: attempt.id,
    partId: part?.id ?? null,
    state,
    progress,
    started: at(index),
    submitted: handedIn,
    finished: state === 'finished' ? handedIn : null,
  };
}
