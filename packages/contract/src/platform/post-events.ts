import {
  SURVEY_COMMENT_LENGTH,
  SURVEY_PLACES,
  SURVEY_RATINGS,
  SURVEY_STRUGGLES,
  surveySteps,
} from '@lantern/domain/session/feedback-survey';
import * as z from 'zod/mini';
import { defineCall, id, instant } from '../call';

/** Events that tell short facts and nothing else. */
export const PLAIN_EVENT_NAMES = [
  'about_the_course_page_load',
  'activity_start',
  'course_open_first_time',
  'course_open_for_review',
  'course_restart',
  'fragment_event_refused',
  'fragment_load_failed',
  'my_courses_search',
  'objective_start',
  'page_error',
  'product_feedback_dismissed',
  'tool_log',
] as const;
export type PlainEventName = (typeof PLAIN_EVENT_NAMES)[number];

/** [7.33] Every event that the portal reports. */
export const EVENT_NAMES = [...PLAIN_EVENT_NAMES, 'product_feedback'] as const;

const MOST_EVENTS = 50;
const MOST_PROPERTIES = 12;

/** Short facts only; user, tenant and time of arrival are the server's to write. */
const fact = z.union([z.string().check(z.maxLength(1000)), z.number(), z.boolean(), z.null()]);
const properties = z
  .record(z.string().check(z.maxLength(40)), fact)
  .check(z.refine((value) => Object.keys(value).length <= MOST_PROPERTIES));

/** [7.33] [9.13] The learner's answer: the rating, what got in the way and where it was asked, and a free comment. */
export const productFeedback = z
  .strictObject({
    grade: z.literal(SURVEY_RATINGS),
    details: z.strictObject({
      place: z.enum(SURVEY_PLACES),
      /** The course that has ended; null anywhere else. */
      objectiveId: z.nullable(id),
      struggles: z
        .array(z.enum(SURVEY_STRUGGLES))
        .check(z.refine((chosen) => new Set(chosen).size === chosen.length)),
    }),
    comment: z.string().check(z.maxLength(SURVEY_COMMENT_LENGTH)),
  })
  .check(
    z.refine(
      ({ grade, details }) => details.struggles.length === 0 || surveySteps(grade).includes('struggles'),
    ),
  );
export type ProductFeedback = z.output<typeof productFeedback>;

const happened = { id, occurred: instant };
export const usageEvent = z.discriminatedUnion('name', [
  z.strictObject({ ...happened, name: z.enum(PLAIN_EVENT_NAMES), properties }),
  z.strictObject({ ...happened, name: z.literal('product_feedback'), properties: productFeedback }),
]);
export type UsageEvent = z.output<typeof usageEvent>;
export type PlainFacts = z.output<typeof properties>;

/** An event as it is kept: what the browser said of itself stands among its properties, and all are short facts. */
export const storedEvent = z.strictObject({
  ...happened,
  name: z.enum(EVENT_NAMES),
  properties: z.record(z.string(), fact),
});

/** [7.30] [7.33] */
export const postEvents = defineCall({
  method: 'POST',
  path: '/api/events',
  audience: 'public',
  summary: 'Keeps usage events; one that comes twice is kept once.',
  body: z.strictObject({
    /** [7.33] As the browser knows it. Who and of which tenant is not read: the session says that. */
    user: z.strictObject({
      id: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
      tenant: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
      deviceId: z.optional(z.string().check(z.maxLength(64))),
      mobile_web: z.boolean(),
      role: z.literal('learner'),
      locale: z.string().check(z.maxLength(20)),
      app_version: z.string().check(z.maxLength(40)),
    }),
    events: z.array(usageEvent).check(z.minLength(1), z.maxLength(MOST_EVENTS)),
  }),
  response: z.object({ accepted: z.int() }),
});
