import { type ActivityConstraint, type ActivityPart, activityState, NO_CONSTRAINT } from './activity-part';
import { type Concealment, reviewConcealment } from './activity-review';
import { isFinishedMode, isLockedByProctoring } from './proctoring';

/** [4.26] [8.8] Why an activity cannot be opened. `afterDue` is only ever a server's refusal (reading 18). */
export type ActivityLock =
  | { kind: 'comingSoon' | 'noLongerAvailable' | 'completePrevious' | 'proctored' | 'serverSide' }
  | { kind: 'gracePeriodPassed' | 'accessibleUntilPassed' | 'afterStartUntil' | 'afterDue'; until: Date }
  | { kind: 'beforeStart'; from: Date }
  | { kind: 'reviewHidden'; concealment: Concealment };

type LockRule = (part: ActivityPart, constraint: ActivityConstraint, now: Date) => ActivityLock | null;

/** [4.25] What closes an activity by itself, in the order in which [4.26] names the reasons. */
const CLOSING_RULES: readonly LockRule[] = [
  gracePeriodPassed,
  accessibleUntilPassed,
  beforeStart,
  afterStartUntil,
  reviewHidden,
  notSupervised,
  contentUnavailable,
];

/** [4.26] Why this activity cannot be opened, the first reason only; null when it can. */
export function activityLock(part: ActivityPart, now: Date): ActivityLock | null {
  const lifecycle = lifecycleLock(part);
  if (lifecycle) return lifecycle;
  return part.available ? activityClosure(part, now) : { kind: 'completePrevious' };
}

/** [4.26] Not there yet, or not any more; this holds for all that is in it, too. */
export function lifecycleLock({ childActivity }: ActivityPart): ActivityLock | null {
  if (childActivity.state === 'draft') return { kind: 'comingSoon' };
  // Reading 46: archived activities are reached by an old link only.
  return childActivity.state === 'archived' ? { kind: 'noLongerAvailable' } : null;
}

/** [4.25] Is the activity disabled? */
export function isActivityDisabled(part: ActivityPart, now: Date): boolean {
  return activityClosure(part, now) !== null;
}

/** [4.28] Ready or expired, available, and not disabled. */
export function isSelectable(part: ActivityPart, now: Date): boolean {
  return activityLock(part, now) === null;
}

function activityClosure(part: ActivityPart, now: Date): ActivityLock | null {
  const constraint = part.activityConstraint ?? NO_CONSTRAINT;
  for (const rule of CLOSING_RULES) {
    const lock = rule(part, constraint, now);
    if (lock) return lock;
  }
  return null;
}

/** Reading 17: whoever has handed in is past the grace period for good. */
function gracePeriodPassed(
  part: ActivityPart,
  { gracePeriodUntil: until }: ActivityConstraint,
  now: Date,
): ActivityLock | null {
  const state = activityState(part);
  const isOpenWork = state === null || state === 'inProgress';
  return isOpenWork && until && now > until ? { kind: 'gracePeriodPassed', until } : null;
}

function accessibleUntilPassed(
  _part: ActivityPart,
  { accessibleUntil: until }: ActivityConstraint,
  now: Date,
): ActivityLock | null {
  return until && now > until ? { kind: 'accessibleUntilPassed', until } : null;
}

function beforeStart(
  _part: ActivityPart,
  { startFrom: from }: ActivityConstraint,
  now: Date,
): ActivityLock | null {
  return from && now < from ? { kind: 'beforeStart', from } : null;
}

function afterStartUntil(
  part: ActivityPart,
  { startUntil: until }: ActivityConstraint,
  now: Date,
): ActivityLock | null {
  return activityState(part) === null && until && now > until ? { kind: 'afterStartUntil', until } : null;
}

/** Reading 5: what has not been handed in has no review to hide. */
function reviewHidden(part: ActivityPart, constraint: ActivityConstraint, now: Date): ActivityLock | null {
  const state = activityState(part);
  if (state === null || state === 'inProgress') return null;
  const { type, activityWorkflowAggregate } = part.childActivity;
  const normalizedScore = activityWorkflowAggregate?.bestActivityRecord?.normalizedScore ?? null;
  const concealment = reviewConcealment({ constraint, type, state, normalizedScore }, now);
  return concealment && { kind: 'reviewHidden', concealment };
}

/** [4.31] */
function notSupervised(part: ActivityPart): ActivityLock | null {
  const { proctored, supportReview, activityWorkflowAggregate } = part.childActivity;
  const sessionState = activityWorkflowAggregate?.lastActivityWorkflow.proctoringState ?? null;
  const facts = { proctored, sessionState, supportReview };
  const isOver = isFinishedMode(activityState(part), null);
  return isLockedByProctoring({ ...facts, isFinishedMode: isOver }) ? { kind: 'proctored' } : null;
}

function contentUnavailable(part: ActivityPart): ActivityLock | null {
  return part.contentAvailable ? null : { kind: 'serverSide' };
}
