import { isGuid } from '@lantern/domain/web/is-guid';
import { findLtiLineItem, type LtiLineItem } from '../../store/lti/lti-line-items';
import { type LtiRefused, refused } from '../refusal';
import { requestField } from '../request-field';
import type { ServiceCall } from './serve-service';

export type AskedLineItem = { item: LtiLineItem; attemptId: string | null; tryNumber: number };

const TRY = /^[1-9]\d{0,5}$/;

/** The line item of an address, with the attempt and the try [8.8] that a launch has written behind it. */
export async function askedLineItem({
  request,
  context,
  place,
}: ServiceCall): Promise<AskedLineItem | LtiRefused> {
  const named = requestField(request.params, 'lineItemId') ?? '';
  const [id = '', attemptId = null, tried = '1', ...rest] = named.split('.');
  const isAttempt = attemptId === null || isGuid(attemptId);
  const isAddress = isGuid(id) && isAttempt && TRY.test(tried) && rest.length === 0;
  const item = isAddress ? await findLtiLineItem(context.db, place, id) : null;
  return item ? { item, attemptId, tryNumber: Number(tried) } : refused('lineItemUnknown');
}
