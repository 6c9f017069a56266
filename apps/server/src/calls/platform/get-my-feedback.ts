import { getMyFeedback } from '@lantern/contract/platform/get-my-feedback';
import { call } from '../../http/served-call';
import { lastEventOfUser } from '../../store/platform/events';

const ANSWERS = ['product_feedback', 'product_feedback_dismissed'];

export const handleGetMyFeedback = call(getMyFeedback, async (_input, { db, tenant, session }) => ({
  lastAnswered: await lastEventOfUser(db, tenant.id, session.userId, ANSWERS),
}));
