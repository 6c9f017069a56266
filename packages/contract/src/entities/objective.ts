import {
  ACTIVITY_TYPE_CODES,
  CONTENT_TYPE_CODES,
  DISPLAY_MODE_CODES,
  LIFECYCLE_STATE_CODES,
  PRESENTATION_MODE_CODES,
} from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { id, language } from '../call';
import { coded } from '../coded';
import { gradingScale } from './grading-scale';

/** [3.18] What filters ask of a course. */
const filterAttribute = z.object({ id, category: z.object({ id }) });

const listedActivity = z.object({
  id,
  state: coded(LIFECYCLE_STATE_CODES),
  type: coded(ACTIVITY_TYPE_CODES),
  supportReview: z.boolean(),
  proctored: z.boolean(),
  childrenCount: z.int(),
  /** Seconds; null where nobody said how long it takes. */
  duration: z.nullable(z.int()),
});

/** [3.2] The activity that a course is, with the names of what stands directly below it. */
const activity = z.extend(listedActivity, {
  name: z.string(),
  code: z.string(),
  /** Reading 50: what kind of content it is; null where the type says it all. */
  activityType: z.nullable(coded(CONTENT_TYPE_CODES)),
  imageUrl: z.nullable(z.string()),
  /** [4.5] Pixels. */
  preferredWidth: z.nullable(z.int()),
  preferredHeight: z.nullable(z.int()),
  presentationMode: coded(PRESENTATION_MODE_CODES),
  /** Taken in a group; taken alone. */
  supportCollaborativeMode: z.boolean(),
  supportPersonalMode: z.boolean(),
  supportLtiGrading: z.boolean(),
  supportMobileView: z.boolean(),
  allowPublishing: z.boolean(),
  allowEditing: z.boolean(),
  children: z.array(
    z.object({
      id,
      name: z.string(),
      code: z.string(),
      type: coded(ACTIVITY_TYPE_CODES),
      state: coded(LIFECYCLE_STATE_CODES),
      duration: z.nullable(z.int()),
    }),
  ),
});

/** [3.1] [3.2] A course as lists show it. */
export const listedObjective = z.object({
  id,
  name: z.string(),
  language,
  code: z.string(),
  description: z.string(),
  state: coded(LIFECYCLE_STATE_CODES),
  type: coded(ACTIVITY_TYPE_CODES),
  imageUrl: z.nullable(z.string()),
  showcases: z.array(z.object({ id })),
  filterAttributes: z.array(filterAttribute),
  activity: listedActivity,
});
export type ListedObjective = z.output<typeof listedObjective>;

/** [3.1] A course as its own page shows it. `about` is html that was cleaned when it was stored. */
export const objective = z.extend(listedObjective, {
  about: z.string(),
  announcementChannelId: z.nullable(id),
  presentationMode: coded(PRESENTATION_MODE_CODES),
  displayMode: coded(DISPLAY_MODE_CODES),
  proctored: z.boolean(),
  supportMobileView: z.boolean(),
  supportFullscreenView: z.boolean(),
  supportLtiAuthoring: z.boolean(),
  supportReview: z.boolean(),
  activity,
  gradingScaleId: z.nullable(id),
  objectiveGradingScale: z.nullable(gradingScale),
  certificateTemplates: z.array(z.object({ id, name: z.string() })),
});
export type Objective = z.output<typeof objective>;

/** [3.1] The same in a list: what only its own page shows is sent where it is selected by name. */
export const selectedObjective = z.extend(z.partial(objective), {
  ...listedObjective.shape,
  activity: z.extend(z.partial(activity), listedActivity.shape),
});
