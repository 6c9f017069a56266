import type { PlainEventName, PlainFacts, UsageEvent } from '@lantern/contract/platform/post-events';
import { EVENT_ROLE } from '@lantern/domain/access/roles';
import { MOBILE_WIDTH_PX } from '@lantern/domain/limits';
import { randomId } from '../../lib/random-id';
import { deviceId } from '../../lib/storage/session-record';

const GATHER_MS = 1000;
/** One call takes no more. */
const MOST_AT_ONCE = 50;
const waiting: UsageEvent[] = [];
let appVersion = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** [7.33] Notes an event; what comes close together is sent together. An event that cannot be sent is let go. */
export function reportEvent(name: PlainEventName, properties: PlainFacts = {}): void {
  waiting.push({ id: randomId(), name, occurred: new Date(), properties });
  timer ??= setTimeout(sendWaitingEvents, GATHER_MS);
}

/** Says once which version tells; what waits is sent too when the page is hidden, which may be its end. */
export function startEvents(version: string): void {
  appVersion = version;
  document.addEventListener('visibilitychange', sendWaitingEvents);
}

/** At once, for a page that may be about to end. */
export function sendWaitingEvents(): void {
  clearTimeout(timer);
  timer = undefined;
  while (waiting.length > 0) void send(waiting.splice(0, MOST_AT_ONCE));
}

async function send(events: UsageEvent[]): Promise<void> {
  try {
    await sendEvents(events);
  } catch {
    // Telemetry: the learner is not told.
  }
}

/** [7.33] For events that matter to the learner too: whoever sends them hears if they did not arrive. */
export async function sendEvents(events: UsageEvent[]): Promise<void> {
  const user = {
    deviceId: deviceId(),
    mobile_web: window.innerWidth < MOBILE_WIDTH_PX,
    role: EVENT_ROLE,
    locale: document.documentElement.lang,
    app_version: appVersion,
  } as const;
  const [{ postEvents }, { callApi }] = await Promise.all([
    import('@lantern/contract/platform/post-events'),
    import('../transport/call-api'),
  ]);
  await callApi(postEvents, { body: { user, events } });
}
