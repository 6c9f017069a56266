import { TEAM_POLICIES } from '@lantern/domain/team/team-activity';
import { WORKFLOW_STATE_CODES } from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { id, instant } from '../call';
import { coded } from '../coded';
import { attachment } from './attachment';

/** [1.3] What a team fills in, as its author has it: a text has lines, a table columns and rows. */
export const teamField = z.object({
  kind: z.enum(['text', 'table']),
  key: z.string(),
  label: z.string(),
  lines: z.optional(z.int()),
  columns: z.optional(z.array(z.string())),
  rows: z.optional(z.array(z.string())),
});
export type ShownField = z.output<typeof teamField>;

/** [3.10] A member of the team, and how far they are. */
export const teamParticipant = z.object({
  userId: id,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isMe: z.boolean(),
  /** `askedAgain`: they were ready, and the work has changed since. */
  state: z.enum(['notOpened', 'working', 'ready', 'askedAgain', 'handedIn', 'away']),
  /** At the work itself; null while they never were. */
  lastSeen: z.nullable(instant),
  /** Since when. */
  ready: z.nullable(instant),
});

const saver = z.object({ userId: id, name: z.string(), isMe: z.boolean() });

/** [1.3] [3.10] What a team has made of an activity: one for all its members. */
export const teamWork = z.object({
  id,
  state: coded(WORKFLOW_STATE_CODES),
  /** Another one with each save; whoever saves says which one they have seen. */
  version: z.int(),
  /** [8.8] Which try of the team it is. */
  tries: z.int(),
  /** By the keys of the fields, of a table by those of its cells; what was never written is left out. */
  texts: z.record(z.string(), z.string()),
  attachments: z.array(attachment),
  /** The latest saves, the last one first. */
  saves: z.array(z.object({ version: z.int(), at: instant, keys: z.array(z.string()), by: saver })),
  submitted: z.nullable(instant),
  submittedBy: z.nullable(saver),
  finished: z.nullable(instant),
});

/** [1.3] [3.2] With whom the caller takes an activity, and what they have made of it. */
export const teamActivity = z.object({
  mode: z.enum(['team', 'alone', 'noGroup', 'manyGroups']),
  group: z.nullable(z.object({ id, name: z.string() })),
  /** Of `manyGroups`: those that the caller is in. */
  groupNames: z.array(z.string()),
  policy: z.enum(TEAM_POLICIES),
  /** The team writes here; otherwise a tool keeps what it makes. */
  isWritten: z.boolean(),
  fields: z.array(teamField),
  participants: z.array(teamParticipant),
  ready: z.object({ ready: z.int(), of: z.int() }),
  /** Null until somebody of the team has opened the activity. */
  work: z.nullable(teamWork),
  /** The caller may write and hand in now. */
  mayWrite: z.boolean(),
  /** In the team's chat, not read by the caller yet. */
  unreadMessages: z.int(),
});
export type TeamActivity = z.output<typeof teamActivity>;
