import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { useState } from 'react';

/** [2.18] Is this a tool that was opened before it was locked? What is graded meanwhile does not take it away. */
export function useOpenTool({ id, childActivity }: ActivityPart, isLocked: boolean): boolean {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const isOpen = childActivity.type === 'lti' && (!isLocked || openedId === id);
  const next = isOpen ? id : null;
  if (next !== openedId) setOpenedId(next);
  return isOpen;
}
