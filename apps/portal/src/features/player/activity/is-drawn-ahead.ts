import type { ActivityContent } from '@lantern/contract/entities/activity-content';

/** A longer text is drawn when it is opened: most of it nobody would see for a while. */
const MOST_CHARS = 100_000;
const RUNS_BY_ITSELF = /<(?:iframe|video|audio|object|embed)\b/i;

/** Whether an activity may stand on the page unseen; what runs or loads by itself waits until it is opened. */
export function isDrawnAhead({ type, text, video }: ActivityContent): boolean {
  if (type !== 'text' || !text || video) return false;
  return text.html.length <= MOST_CHARS && !RUNS_BY_ITSELF.test(text.html);
}
