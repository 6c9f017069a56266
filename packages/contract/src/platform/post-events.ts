import * as z from 'zod/mini';
import { defineCall, id, instant } from '../call';

/** [7.33] Every event that the portal reports. */
export const EVENT_NAMES = [
  'about_the_course_page_load',
  'activity_start',
  'course_open_first_time',
  'course_open_for_review',
  'course_restart',
  'fragment_load_failed',
  'my_courses_search',
  'objective_start',
  'page_error',
  'product_feedback',
  'tool_log',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

const MOST_EVENTS = 50;
const MOST_PROPERTIES = 12;

/** Short facts only; user, tenant and time of arrival are the server's to write. */
const fact = z.union([z.string().check(z.maxLength(1000)), z.number(), z.boolean(), z.null()]);
const properties = z
  .record(z.string().check(z.maxLength(40)), fact)
  .check(z.refine((value) => Object.keys(value).length <= MOST_PROPERTIES));

export const usageEvent = z.strictObject({ id, name: z.enum(EVENT_NAMES), occurred: instant, properties });
export type UsageEvent = z.output<typeof usageEvent>;

/** An event as it is kept: what the browser said of itself stands among its properties. */
export const keptEvent = z.extend(usageEvent, { properties: z.record(z.string(), fact) });

/** [7.30] [7.33] */
export const postEvents = defineCall({
  method: 'POST',
  path: '/api/events',
  audience: 'public',
  summary: 'Keeps usage events; one that comes twice is kept once.',
  body: z.strictObject({
    /** [7.33] Who and where, as the browser knows it; never taken as proof of anything. */
    user: z.strictObject({
      deviceId: z.string().check(z.maxLength(64)),
      mobile_web: z.boolean(),
      role: z.literal('learner'),
      locale: z.string().check(z.maxLength(20)),
      app_version: z.string().check(z.maxLength(40)),
    }),
    events: z.array(usageEvent).check(z.minLength(1), z.maxLength(MOST_EVENTS)),
  }),
  response: z.object({ accepted: z.int() }),
});
