import { getConfig } from '@lantern/contract/platform/get-config';
import { getCurrentUser } from '@lantern/contract/platform/get-current-user';
import { getMyEvents } from '@lantern/contract/platform/get-my-events';
import { postEvents } from '@lantern/contract/platform/post-events';
import type { ServeCommand } from '../commands/serve-command';
import type { Serve } from '../http/serve';
import { handleGetConfig } from './platform/get-config';
import { handleGetCurrentUser } from './platform/get-current-user';
import { handleGetMyEvents } from './platform/get-my-events';
import { handlePostEvents } from './platform/post-events';

/** The table of contents of the API, in the order of section 7. */
export function registerCalls(serve: Serve, _serveCommand: ServeCommand): void {
  serve(getCurrentUser, handleGetCurrentUser);
  serve(getConfig, handleGetConfig);
  serve(postEvents, handlePostEvents);
  serve(getMyEvents, handleGetMyEvents);
}
