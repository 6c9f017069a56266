import { findLtiLineItem, type LtiLineItem } from '../../store/lti-line-items';
import { type LtiRefused, refused } from '../refusal';
import { requestField } from '../request-field';
import { type ServiceCall, UUID } from './serve-service';

export type AskedLineItem = { item: LtiLineItem; attemptId: string | null };

/** The line item of an address, with the attempt that a launch has written behind it. */
export async function askedLineItem({
  request,
  context,
  place,
}: ServiceCall): Promise<AskedLineItem | LtiRefused> {
  const [id = '', attemptId = null, ...rest] = (requestField(request.params, 'lineItemId') ?? '').split('.');
  const isAddress = UUID.test(id) && (attemptId === null || UUID.test(attemptId)) && rest.length === 0;
  const item = isAddress ? await findLtiLineItem(context.db, place, id) : null;
  return item ? { item, attemptId } : refused('lineItemUnknown');
}
