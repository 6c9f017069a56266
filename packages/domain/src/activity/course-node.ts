import { counts } from './counted-activity';
import type { ActivityType, ContentType, LifecycleState, WorkflowState } from '../vocabulary';
import { hasSharedWork, type TeamManner } from '../team/team-activity';
import type { ActivityConstraint } from './activity-part';

/** [3.7] An activity in its place, the same for all who learn there. The root of a course has no part id. */
export type CoursePart = {
  readonly partId: string | null;
  readonly parentId: string | null;
  readonly activityId: string;
  readonly axis: string;
  readonly order: number;
  readonly optional: boolean;
  readonly scoreWeight: number;
  readonly needsGrading: boolean;
  /** [4.26] */
  readonly requiresPrevious: boolean;
  /** [8.8] */
  readonly passingScore: number | null;
  readonly maxAttempts: number | null;
  readonly constraint: ActivityConstraint | null;
  readonly name: string;
  /** BCP 47, of what it says; null where nobody said. */
  readonly language: string | null;
  readonly code: string;
  readonly type: ActivityType;
  readonly activityType: ContentType | null;
  readonly activityState: LifecycleState;
  readonly proctored: boolean;
  readonly supportReview: boolean;
  readonly supportMobileView: boolean;
  readonly duration: number | null;
  /** [3.7] Where its tool is, of one that has one. */
  readonly toolUrl: string | null;
  /** [3.2] How it is taken in a group; null where everybody takes it alone. */
  readonly team: TeamManner | null;
};

/** [3.7] An attempt at one activity. */
export type ActivityAttempt = {
  id: string;
  state: WorkflowState;
  progress: number;
  started: Date;
  submitted: Date | null;
  finished: Date | null;
  /** [8.8] How often it was begun, this time included. */
  attempts: number;
  /** [8.8] An earlier try was done. */
  doneBefore: boolean;
};

/** What an attempt has made of an activity. */
export type ActivityOutcome = {
  workflow: ActivityAttempt | null;
  /** [8.8] Of the best try, told to the learner or not. */
  normalizedScore: number | null;
  passed: boolean | null;
};

/** [3.7] An activity, what one attempt has made of it, and what it holds. Parts are shared by all learners, never copied. */
export type CourseNode = {
  part: CoursePart;
  outcome: ActivityOutcome;
  /** [5.10] Somebody gives it a score: whatever weighs nothing, by itself or by its parent, waits for nobody's. */
  isGraded: boolean;
  children: readonly CourseNode[];
};

const NOTHING: ActivityOutcome = { workflow: null, normalizedScore: null, passed: null };

/** [3.7] The root with all below it, in the order of the parts. */
export function courseTree(
  parts: readonly CoursePart[],
  outcomes: ReadonlyMap<string | null, ActivityOutcome>,
): CourseNode {
  const root = parts.find(({ partId }) => partId === null);
  if (!root) throw new Error('A course has a root activity');
  const below = new Map<string | null, CoursePart[]>();
  for (const part of parts) {
    if (part === root) continue;
    const siblings = below.get(part.parentId);
    if (siblings) siblings.push(part);
    else below.set(part.parentId, [part]);
  }
  const nodeOf = (part: CoursePart, isParentWeighed: boolean): CourseNode => {
    const hasScore = part.type !== 'text' || isWrittenTogether(part);
    const isWeighed = isParentWeighed && part.scoreWeight !== 0 && hasScore;
    return {
      part,
      outcome: outcomes.get(part.partId) ?? NOTHING,
      isGraded: part.needsGrading && isWeighed,
      children: (below.get(part.partId) ?? []).map((child) => nodeOf(child, isWeighed)),
    };
  };
  return nodeOf(root, true);
}

/** [3.7] Every node, parents before their children. */
export function allNodes(root: CourseNode): CourseNode[] {
  return [root, ...root.children.flatMap(allNodes)];
}

/** [4.29] Readings 61 and 62: the root, and every node below it that counts. */
export function countedNodes(root: CourseNode): CourseNode[] {
  return [root, ...root.children.filter(counts).flatMap(countedNodes)];
}

export type ChangedOutcome = { partId: string | null } & Partial<ActivityOutcome>;

/** [3.7] The same tree with some outcomes as they are now. */
export function withOutcomes(root: CourseNode, changed: readonly ChangedOutcome[]): CourseNode {
  const changes = new Map(changed.map(({ partId, ...outcome }) => [partId, outcome]));
  const changedNode = (node: CourseNode): CourseNode => ({
    ...node,
    outcome: { ...node.outcome, ...changes.get(node.part.partId) },
    children: node.children.map(changedNode),
  });
  return changedNode(root);
}

/** [1.3] Its team writes here what it hands in. */
export function isWrittenTogether({ type, team }: Pick<CoursePart, 'type' | 'team'>): boolean {
  return hasSharedWork({ type, supportCollaborativeMode: team !== null });
}

/** [3.2] A tool says what it is worth, and when it is handed in. */
export function supportsLtiGrading({ part, isGraded }: CourseNode): boolean {
  return part.type === 'lti' && isGraded;
}
