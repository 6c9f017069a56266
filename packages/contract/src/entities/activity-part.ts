import {
  ACTIVITY_TYPE_CODES,
  CONTENT_TYPE_CODES,
  LIFECYCLE_STATE_CODES,
  WORKFLOW_STATE_CODES,
} from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { id, instant } from '../call';
import { coded } from '../coded';
import { orDefault } from '../or-default';
import { activityConstraint } from './activity-constraint';

/** [3.7] What the learner has made of an activity in this attempt. A result that may not be told yet is null. */
const partAggregate = z.object({
  lastActivityWorkflow: z.object({
    id,
    state: coded(WORKFLOW_STATE_CODES),
    progress: orDefault(z.number(), 1),
    submitted: orDefault(z.nullable(instant), null),
    finished: orDefault(z.nullable(instant), null),
    lastProctoringSessionId: orDefault(z.nullable(id), null),
  }),
  bestActivityRecord: orDefault(
    z.nullable(z.object({ normalizedScore: z.nullable(z.number()), passed: z.nullable(z.boolean()) })),
    null,
  ),
});

/** [3.2] [3.7] An activity in its place, without what is in it. */
export const partActivity = {
  name: z.string(),
  code: orDefault(z.string(), ''),
  type: coded(ACTIVITY_TYPE_CODES),
  /** Reading 50: what kind of content it is; null where the type says it all. */
  activityType: orDefault(z.nullable(coded(CONTENT_TYPE_CODES)), null),
  state: orDefault(coded(LIFECYCLE_STATE_CODES), 'ready'),
  proctored: orDefault(z.boolean(), false),
  supportReview: orDefault(z.boolean(), true),
  /** [3.2] A tool says what it is worth, and when it is handed in. */
  supportLtiGrading: orDefault(z.boolean(), false),
  /** [9.5] */
  supportMobileView: orDefault(z.boolean(), true),
  activityWorkflowAggregate: orDefault(z.nullable(partAggregate), null),
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
  available: orDefault(z.boolean(), true),
  /** [4.26] The axis of what must be completed first. */
  waitsFor: orDefault(z.nullable(z.string()), null),
  contentAvailable: orDefault(z.boolean(), true),
  optional: orDefault(z.boolean(), false),
  scoreWeight: orDefault(z.number(), 1),
  /** Seconds. */
  duration: orDefault(z.nullable(z.int()), null),
  toolUrl: orDefault(z.nullable(z.string()), null),
  activityConstraint: orDefault(z.nullable(activityConstraint), null),
  /** [8.8] What must be reached to pass, 0 to 1; null where nothing must. */
  normalizedPassingScore: orDefault(z.nullable(z.number()), null),
  /** [8.8] Null where attempts are not counted. */
  remainingAttempts: orDefault(z.nullable(z.int()), null),
};
const activityPlace = z.object(place);
const childActivity = z.object(partActivity);

/** [3.7] A node of the course's tree. */
export type ActivityPart = z.output<typeof activityPlace> & {
  childActivity: z.output<typeof childActivity> & { children: ActivityPart[] };
};

/** What is plain is left out on the wire: see each default. */
export const activityPart: z.ZodMiniType<ActivityPart> = z.object({
  ...place,
  childActivity: z.object({
    ...partActivity,
    get children() {
      return z._default(z.array(activityPart), []);
    },
  }),
});
