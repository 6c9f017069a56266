import type { ServedCall } from '../../http/served-call';
import { handleGetConfig } from './get-config';
import { handleGetCurrentUser } from './get-current-user';
import { handleGetMyEvents } from './get-my-events';
import { handleGetMyFeedback } from './get-my-feedback';
import { handlePostEvents } from './post-events';

export const PLATFORM_CALLS: readonly ServedCall[] = [
  handleGetCurrentUser,
  handleGetConfig,
  handlePostEvents,
  handleGetMyEvents,
  handleGetMyFeedback,
];
