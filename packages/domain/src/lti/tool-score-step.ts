import type { CourseNode } from '../activity/course-node';
import { type ActivityChange, handedInActivity } from '../attempt/activity-steps';
import { gradedActivity } from '../attempt/graded-activity';
import type { GradingScale } from '../grade/grading-scale';
import { type CountedScore, countedScore, type TryScore, tryScore } from '../tries/try-score';
import type { ToolScoreEffect } from './tool-score';

export type ArrivedScore = {
  effect: ToolScoreEffect;
  /** [8.8] Of which try; null: the one under way. */
  tryNumber: number | null;
  gradingScale: GradingScale | null;
};

/** What becomes of the activity; a change of null is none. */
export type ToolScoreStep = {
  change: ActivityChange | null;
  score: CountedScore | null;
  tried: TryScore | null;
};

const NOTHING: ToolScoreStep = { change: null, score: null, tried: null };

/** [4.3] [8.8] What a tool's score does to its activity; that of an earlier try counts if it is the best. */
export function toolScoreStep(node: CourseNode, arrived: ArrivedScore, now: Date): ToolScoreStep {
  const { tryNumber } = arrived;
  const isLate = tryNumber !== null && tryNumber < (node.outcome.workflow?.attempts ?? 1);
  return isLate ? lateStep(node, arrived) : stepUnderWay(node, { ...arrived, tryNumber: null }, now);
}

function stepUnderWay(node: CourseNode, arrived: ArrivedScore, now: Date): ToolScoreStep {
  const { workflow } = node.outcome;
  const { partId } = node.part;
  const { effect } = arrived;
  if (!workflow) return NOTHING;
  const isOpen = workflow.state === 'inProgress';
  if (effect.kind === 'graded' || (effect.kind === 'completed' && !isOpen)) {
    const graded = gradedActivity(workflow, 'tool', now);
    return graded ? { ...scoresOf(node, arrived), change: { ...graded, partId } } : NOTHING;
  }
  if (effect.kind === 'underWay' || !isOpen) return NOTHING;
  const isGraded = effect.kind === 'awaitsGrading' || (effect.kind === 'handedIn' && node.isGraded);
  return { ...NOTHING, change: handedInActivity({ ...node, isGraded }, workflow, now) };
}

/** The try under way goes on. */
function lateStep(node: CourseNode, arrived: ArrivedScore): ToolScoreStep {
  const { workflow } = node.outcome;
  if (!workflow || arrived.effect.kind !== 'graded') return NOTHING;
  return { ...scoresOf(node, arrived), change: { ...workflow, partId: node.part.partId } };
}

function scoresOf(node: CourseNode, { effect, tryNumber, gradingScale }: ArrivedScore): ToolScoreStep {
  const { workflow } = node.outcome;
  if (effect.kind !== 'graded' || !workflow) return NOTHING;
  const tried = tryScore(node, { ...effect, activityWorkflowId: workflow.id, tryNumber }, gradingScale);
  return { change: null, tried, score: countedScore(node, tried) };
}
