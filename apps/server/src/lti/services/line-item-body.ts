import type { LtiLineItem } from '../../store/lti/lti-line-items';
import { lineItemAddress } from './service-addresses';

export const LINE_ITEM_TYPE = 'application/vnd.ims.lis.v2.lineitem+json';

/** A line item as the standard writes it; its id is its address. */
export function lineItemBody(
  item: Omit<LtiLineItem, 'isOwn'>,
  { issuer, objectiveId, attemptId }: { issuer: string; objectiveId: string; attemptId?: string | null },
): Record<string, unknown> {
  const { id, label, scoreMaximum, resourceLinkId, resourceId, tag, startDate, endDate } = item;
  return {
    id: lineItemAddress(issuer, { objectiveId, lineItemId: id, attemptId: attemptId ?? null }),
    label,
    scoreMaximum,
    ...(resourceLinkId && { resourceLinkId }),
    ...(resourceId && { resourceId }),
    ...(tag && { tag }),
    ...(startDate && { startDateTime: startDate.toISOString() }),
    ...(endDate && { endDateTime: endDate.toISOString() }),
  };
}
