import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import {
  ACTIVITY_TYPE_CODES,
  CONTENT_TYPE_CODES,
  LIFECYCLE_STATE_CODES,
  WORKFLOW_STATE_CODES,
} from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { id, instant, language } from '../call';
import { coded } from '../coded';
import { activityConstraint } from './activity-constraint';

/** [3.7] What the learner has made of an activity in this attempt. A result that may not be told yet is null. */
const partAggregate = z.object({
  lastActivityWorkflow: z.object({
    id,
    state: coded(WORKFLOW_STATE_CODES),
    progress: z.number(),
    submitted: z.nullable(instant),
    finished: z.nullable(instant),
    lastProctoringSessionId: z.nullable(id),
    /** [8.8] An earlier try was done: it stays so while there is a new one. */
    doneBefore: z.boolean(),
  }),
  bestActivityRecord: z.nullable(
    z.object({ normalizedScore: z.nullable(z.number()), passed: z.nullable(z.boolean()) }),
  ),
});

/** [3.2] [3.7] An activity in its place, without what is in it. */
export const partActivity = {
  name: z.string(),
  language,
  code: z.string(),
  type: coded(ACTIVITY_TYPE_CODES),
  /** Reading 50: what kind of content it is; null where the type says it all. */
  activityType: z.nullable(coded(CONTENT_TYPE_CODES)),
  state: coded(LIFECYCLE_STATE_CODES),
  proctored: z.boolean(),
  supportReview: z.boolean(),
  /** [3.2] A tool says what it is worth, and when it is handed in. */
  supportLtiGrading: z.boolean(),
  /** [9.5] */
  supportMobileView: z.boolean(),
  /** [3.2] It is taken in a group; left out where it is not. */
  supportCollaborativeMode: z.optional(z.boolean()),
  /** [3.2] Of one for groups: who is in none may take it alone. */
  supportPersonalMode: z.optional(z.boolean()),
  activityWorkflowAggregate: z.nullable(partAggregate),
};

/** [3.7] A place in the course's tree, without what is below it. */
const place = {
  id,
  order: z.int(),
  /** Reading 36: "1.2.3". */
  axis: z.string(),
  /** In the address of the activity's own calls. */
  activityPathId: id,
  /** [4.26] False: something before it must be completed first. */
  available: z.boolean(),
  /** [4.26] The axis of what must be completed first. */
  waitsFor: z.nullable(z.string()),
  contentAvailable: z.boolean(),
  optional: z.boolean(),
  scoreWeight: z.number(),
  /** Seconds. */
  duration: z.nullable(z.int()),
  toolUrl: z.nullable(z.string()),
  activityConstraint: z.nullable(activityConstraint),
  /** [8.8] What must be reached to pass, 0 to 1; null where nothing must. */
  normalizedPassingScore: z.nullable(z.number()),
  /** [8.8] Null where attempts are not counted. */
  remainingAttempts: z.nullable(z.int()),
};

/** [3.7] A node of the course's tree, with all that is below it: the domain's own shape. */
export const activityPart: z.ZodMiniType<ActivityPart> = z.object({
  ...place,
  childActivity: z.object({
    ...partActivity,
    get children() {
      return z.array(activityPart);
    },
  }),
});
