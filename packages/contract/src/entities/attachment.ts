import { MOST_ATTACHMENTS } from '@lantern/domain/attachments/attachment-limits';
import * as z from 'zod/mini';
import { id } from '../call';

/** `unchecked`: nobody is given it before a virus scanner has seen it; `refused`: the scanner has found something. */
export const ATTACHMENT_STATES = ['unchecked', 'ready', 'refused'] as const;

/** A file that somebody has attached to what they wrote. */
export const attachment = z.object({
  id,
  name: z.string(),
  size: z.number(),
  mediaType: z.string(),
  state: z.enum(ATTACHMENT_STATES),
  /** Of pictures, so that nothing jumps when they come. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
});
export type Attachment = z.output<typeof attachment>;

/** What files are attached to. */
export const ATTACHMENT_KINDS = ['announcement', 'post', 'teamWork', 'teamMessage'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** The files of one thing, by their ids, in their order. */
export const attachmentIds = z.array(id).check(z.maxLength(MOST_ATTACHMENTS));
