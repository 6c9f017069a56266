import { DISPLAY_MODE_CODES } from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { id, instant, language } from '../call';
import { coded } from '../coded';
import { partActivity } from './activity-part';
import { activityPlace } from './activity-place';
import { activityWorkflow } from './activity-workflow';

/** A file of ours. A private one is asked for at its address, which checks the caller and leads to a short-lived one. */
const file = z.object({
  url: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Such as "application/pdf". */
  mediaType: z.string(),
  access: z.enum(['public', 'private']),
});

/** Captions or a transcript in one language. */
const track = z.object({ language: z.string(), label: z.string(), url: z.string() });

const VIDEO_SOURCES = ['file', 'vimeo', 'youtube'] as const;

/** What one activity holds; of the kinds only its own is there. None is, where there is nothing to send yet. */
export const activityContent = z.object({
  /** null for the root. */
  activityPartId: z.nullable(id),
  axis: z.string(),
  ...partActivity,
  /** Seconds. */
  duration: z.nullable(z.int()),
  displayMode: coded(DISPLAY_MODE_CODES),
  /** [4.5] Pixels; for embeddedCustom. */
  preferredWidth: z.nullable(z.int()),
  preferredHeight: z.nullable(z.int()),
  /** The attempt at it; null when it has not been started. */
  activityWorkflow: z.nullable(activityWorkflow),
  /** Where the learner was last; null where they have not been. */
  place: z.nullable(activityPlace),
  /** Html, cleaned before it was stored and to be cleaned again before it is shown. */
  text: z.optional(z.object({ html: z.string(), language })),
  video: z.optional(
    z.object({
      source: z.enum(VIDEO_SOURCES),
      /** Of the file, or of the site's player. */
      url: z.string(),
      mediaType: z.nullable(z.string()),
      poster: z.nullable(z.string()),
      /** Seconds. */
      duration: z.nullable(z.number()),
      captions: z.array(track),
      /** What is said, with the second at which it is. */
      transcript: z.array(z.object({ second: z.number(), text: z.string() })),
      language,
    }),
  ),
  /** The activity is this file. */
  file: z.optional(file),
  event: z.optional(
    z.object({
      start: instant,
      end: instant,
      /** Where it takes place, as IANA names it. */
      timeZone: z.string(),
      place: z.nullable(z.string()),
      link: z.nullable(z.string()),
      description: z.string(),
      language,
      icsUrl: z.string(),
    }),
  ),
  /** [1.3] Where its posts are, and whether its author asks for none. */
  discussion: z.optional(z.object({ id, asksForNothing: z.boolean() })),
  /** Whose page an external tool's is. */
  tool: z.optional(z.object({ name: z.string() })),
  attachments: z.array(file),
});
export type ActivityContent = z.output<typeof activityContent>;
