import { useState } from 'react';
import type { Player } from '../player-state/use-player';

/** [4.16] Was this opened while its attempt ran? The attempt's end then leads on, and nothing is looked back at. */
export function useOpenedForWork({ canWork, objectiveWorkflowId }: Player): boolean {
  const [workedIn, setWorkedIn] = useState<string | null>(null);
  if (canWork && workedIn !== objectiveWorkflowId) setWorkedIn(objectiveWorkflowId);
  return workedIn === objectiveWorkflowId;
}
