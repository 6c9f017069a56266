import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { partAtAxis } from '@lantern/domain/activity/activity-tree';
import { type ContentRefusal, contentRefusal } from '@lantern/domain/activity/content-access';
import { axesAbove } from '@lantern/domain/activity/reading-order';
import { lastWorkflow } from '@lantern/domain/course/enrolled-course';
import type { Player } from './use-player';

/** [4.25]–[4.29] Why what is in a part cannot be seen now, as the server would say it; null when it can. */
export function partLock(player: Player, part: ActivityPart | null): ContentRefusal | null {
  const { course, tree, now } = player;
  if (!tree) return null;
  const above = part ? axesAbove(part.axis).flatMap((axis) => partAtAxis(tree.children, axis) ?? []) : [];
  return contentRefusal(
    {
      state: course.objective.state,
      supportReview: course.objective.activity.supportReview,
      accessNewContentAfterCompletion: tree.accessNewContentAfterCompletion,
      gradeRevealPolicy: course.gradeRevealPolicy,
      gradeRevealDate: course.gradeRevealDate,
      workflow: {
        state: tree.objectiveWorkflow.state,
        protectResults: lastWorkflow(course)?.protectResults ?? false,
      },
    },
    part ? [...above, part] : [],
    now,
  );
}
