import { COMMUNICATION_KINDS } from '@lantern/domain/communications/communication-kinds';
import * as z from 'zod/mini';
import { id, instant, language } from '../call';
import { author } from '../entities/author';

/** [1.6] An announcement, a thread that its reader follows, or the talk of a team: with the last that others have said there. */
export const communication = z.object({
  /** Of the announcement, the thread, or the group. */
  id,
  kind: z.enum(COMMUNICATION_KINDS),
  course: z.object({ objectiveId: id, name: z.string(), language }),
  title: z.string(),
  /** The first words of the last that was said; empty where it is files alone. */
  line: z.string(),
  /** Null where they have hidden their name. */
  author: z.nullable(author),
  at: instant,
  isUnread: z.boolean(),
  /** Where it is read, of this host, from the slash on. */
  path: z.string(),
});
export type Communication = z.output<typeof communication>;
