import * as z from 'zod/mini';
import { id, instant } from '../call';

/** An import that was ordered, and what has come of it. */
export const orderedImport = z.object({
  id,
  /** In its two words, as `people import`. */
  operation: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  ordered: instant,
  finished: z.nullable(instant),
  /** Of one that is done: what the call would have answered to whoever waits. */
  outcome: z.nullable(z.unknown()),
  /** Of one that has failed: why, in a sentence. */
  reason: z.nullable(z.string()),
  /** Of one that has failed: which lines of its file cannot be used. */
  bad: z.nullable(z.array(z.object({ file: z.optional(z.string()), line: z.number(), reason: z.string() }))),
});
export type OrderedImport = z.output<typeof orderedImport>;
