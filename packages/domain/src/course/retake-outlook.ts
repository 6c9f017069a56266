import type { ActivityType } from '../vocabulary';

/** [4.17] What a course that is not begun says of its attempts. A text is read at will, a tool keeps its own retakes: of them nothing. */
export function retakeOutlook({
  retake,
  objective: { type },
}: {
  retake: boolean;
  objective: { type: ActivityType };
}): 'takenAgain' | 'takenOnce' | null {
  if (type === 'text' || type === 'lti') return null;
  return retake ? 'takenAgain' : 'takenOnce';
}
