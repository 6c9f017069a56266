import type { getMyFeedback } from '@lantern/contract/platform/get-my-feedback';
import type { Handler } from '../../http/serve';
import { lastEventOfUser } from '../../store/platform/events';

const ANSWERS = ['product_feedback', 'product_feedback_dismissed'];

export const handleGetMyFeedback: Handler<typeof getMyFeedback> = async (
  _input,
  { db, tenant, session },
) => ({
  lastAnswered: await lastEventOfUser(db, tenant.id, session.userId, ANSWERS),
});
