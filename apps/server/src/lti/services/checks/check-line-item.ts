import { instant } from '@lantern/contract/call';
import * as z from 'zod/mini';
import type { OwnLineItem } from '../../../store/lti/lti-line-items';
import { type LtiRefused, refused } from '../../refusal';
import { LONGEST_LINE_ITEM_TEXT } from '../../limits';

const UNSTORABLE = /[\0\p{Surrogate}]/u;
const text = z.string().check(
  z.maxLength(LONGEST_LINE_ITEM_TEXT),
  z.refine((value) => !UNSTORABLE.test(value)),
);

/** Fields that are not ours to know are allowed by the standard, and left aside. */
const lineItemBody = z.object({
  label: text.check(z.minLength(1)),
  scoreMaximum: z.number().check(z.positive(), z.maximum(1e9)),
  resourceLinkId: z.nullish(z.guid()),
  resourceId: z.nullish(text),
  tag: z.nullish(text),
  startDateTime: z.nullish(instant),
  endDateTime: z.nullish(instant),
});

/** A column that a tool wants to keep for itself. */
export function checkLineItem(body: unknown): Omit<OwnLineItem, 'id'> | LtiRefused {
  const read = z.safeParse(lineItemBody, body);
  if (!read.success) return refused('lineItemInvalid', read.error);
  const { label, scoreMaximum, resourceLinkId, resourceId, tag, startDateTime, endDateTime } = read.data;
  return {
    label,
    scoreMaximum,
    resourceLinkId: resourceLinkId ?? null,
    resourceId: resourceId ?? null,
    tag: tag ?? null,
    startDate: startDateTime ?? null,
    endDate: endDateTime ?? null,
  };
}
