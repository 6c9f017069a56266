import { readStored } from '../../lib/storage/storage';
import { currentSessionId } from '../../lib/storage/session-record';

/** [7.1] What every call carries. The session id is telemetry: nobody is let in by it. */
export function requestHeaders(
  prefer: 'respond-async' | 'respond-sync',
  hasBody: boolean,
): Record<string, string> {
  const locale = readStored('locale') ?? document.documentElement.lang;
  return {
    accept: 'application/json',
    'accept-language': locale,
    'x-requested-with': 'XMLHttpRequest',
    'x-session-id': currentSessionId(),
    prefer,
    ...(hasBody && { 'content-type': 'application/json' }),
  };
}
