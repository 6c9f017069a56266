import { ProblemError } from '@lantern/contract/problem-error';
import type { CourseNode } from '@lantern/domain/activity/course-node';
import { firstLock, firstStartLock } from '@lantern/domain/attempt/first-lock';
import {
  discussionReadRefusal,
  discussionWriteRefusal,
  mustPostFirst,
  type WriteRefusal,
} from '@lantern/domain/discussion/discussion-access';
import { type DiscussionSettings, discussionSettings } from '@lantern/domain/discussion/discussion-settings';
import { mayModerate } from '@lantern/domain/discussion/may-moderate';
import {
  type OwnPost,
  type RequirementProgress,
  requirementProgress,
} from '@lantern/domain/discussion/requirement-progress';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import { findActivityAccess } from '../attempts/reading/find-activity-access';
import type { SignedInContext } from '../http/call-context';
import { requireLearner } from '../http/check-audience';
import {
  type DiscussionPlace,
  findDiscussionPlace,
  findStanding,
} from '../store/discussions/discussion-place';
import type { DiscussionReader } from '../store/discussions/discussion-threads';
import { listOwnPosts } from '../store/discussions/own-posts';
import { hasRole } from '../store/people/users';
import { activityLockText } from '../texts/activity-lock-texts';

/** A discussion as the caller finds it. */
export type OpenDiscussion = {
  place: DiscussionPlace;
  settings: DiscussionSettings;
  isModerator: boolean;
  /** The caller's last attempt at the course. */
  attemptId: string | null;
  writeRefusal: WriteRefusal | null;
  isLockedOut: boolean;
  /** [1.3] Of this try; null for whoever has no attempt. */
  progress: RequirementProgress | null;
  reader: DiscussionReader;
};

/** [1.3] For those who may read it; whoever is not in the course hears that there is no such thing. */
export async function openDiscussion(context: SignedInContext, id: string): Promise<OpenDiscussion> {
  const { db, tenant, learner, session, now, locale } = context;
  const place = await findDiscussionPlace(db, tenant.id, id);
  const isModerator = mayModerate(session.permissions, await hasRole(db, learner, 'Administrator'));
  if (!isModerator) requireLearner(context);
  if (!place) throw new ProblemError('notFound');
  const standing = await findStanding(db, learner, place);
  const { attemptId, isLockedOut } = standing;
  if (!isModerator && attemptId === null) throw new ProblemError('notFound');

  const settings = discussionSettings(place.written);
  const access =
    attemptId === null
      ? null
      : await findActivityAccess(db, { learner, id: attemptId, partId: place.partId }, now);
  const node = access?.node ?? null;
  const isBegun = Boolean(node?.outcome.workflow);
  const refusal = discussionReadRefusal(access?.refusal ?? null, { isBegun });
  if (refusal && !isModerator) throw new ProblemError('conflict', { _: [activityLockText(refusal, locale)] });

  const attemptState = access?.tree.attempt.course.workflow.state ?? null;
  const writeRefusal = discussionWriteRefusal({
    isModerator,
    courseState: place.courseState,
    isLockedOut,
    ...writingFacts(access && { root: access.tree.root, node: access.node, attemptState }, now),
  });
  const own = await listOwnPosts(db, learner, place.id);
  return {
    place,
    settings,
    isModerator,
    attemptId,
    writeRefusal,
    isLockedOut: isLockedOut && !isModerator,
    progress: node && ownProgress(settings, own, node),
    reader: {
      learner,
      placeId: place.id,
      isModerator,
      ownOnly: mustPostFirst(settings, { isModerator, hasOwnThread: own.some(isStandingThread) }),
    },
  };
}

type Worked = { root: CourseNode; node: CourseNode; attemptState: WorkflowState | null };

/** [1.3] What of the caller's own work decides whether they may write. */
export function writingFacts(worked: Worked | null, now: Date) {
  if (!worked) return { attemptState: null, workflowState: null, isGraded: false, lock: null };
  const { root, node, attemptState } = worked;
  const { workflow } = node.outcome;
  const lockOf = workflow ? firstLock : firstStartLock;
  return {
    attemptState,
    workflowState: workflow?.state ?? null,
    isGraded: node.isGraded,
    lock: lockOf(root, [node], now),
  };
}

/** [1.3] What the caller has done of the requirement in this try. */
export function ownProgress(
  { requirement }: DiscussionSettings,
  own: readonly OwnPost[],
  { outcome: { workflow } }: CourseNode,
): RequirementProgress {
  return requirementProgress(requirement, own, workflow?.started ?? null);
}

function isStandingThread({ isThread, isRemoved, isHidden }: OwnPost): boolean {
  return isThread && !isRemoved && !isHidden;
}
