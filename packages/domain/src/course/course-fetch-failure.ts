export type CourseFetchFailure = 'notAvailable' | 'signIn' | 'unknownError';

const NOT_AVAILABLE: readonly number[] = [400, 401, 403, 404];

/** [8.4] What a course that could not be fetched means. Reading 8: whoever may sign in is asked to first. */
export function courseFetchFailure(status: number, audience: 'signedIn' | 'public'): CourseFetchFailure {
  if (status === 401 && audience === 'signedIn') return 'signIn';
  return NOT_AVAILABLE.includes(status) ? 'notAvailable' : 'unknownError';
}
