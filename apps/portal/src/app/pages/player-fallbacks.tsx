import { CourseError } from '../routes/course-error';
import { PlayerPending } from './player-pending';

const PENDING_MS = 200;

/** What stands in for a course's content that takes longer than a blink, or that could not be fetched. */
export const playerFallbacks = {
  pendingMs: PENDING_MS,
  pendingComponent: PlayerPending,
  errorComponent: CourseError,
};

/** The page of the course draws its activities, the absent ones too: nothing stands in for them here. */
export const activityFallbacks = { notFoundComponent: () => null, pendingComponent: () => null };
