import { defineCall } from '../call';
import { listOf, listQuery } from '../list-query';
import { storedEvent } from './post-events';

/** Events can be read back by the person they are about. */
export const getMyEvents = defineCall({
  method: 'GET',
  path: '/api/platform/v1/users/me/events/query',
  audience: 'signedIn',
  summary: "The caller's own usage events, newest first.",
  query: listQuery,
  response: listOf(storedEvent),
});
