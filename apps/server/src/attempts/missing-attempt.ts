import type { Db } from '../db/db';
import { isOwnAnnulled } from '../store/attempts/annulled-attempts';
import type { OwnAttempt } from './submit-attempt';

/** Why the learner has no such attempt: it was taken away while they had it open, or they never had it. */
export async function missingAttempt(
  db: Db,
  { learner, id }: OwnAttempt,
): Promise<'attemptAnnulled' | 'attemptNotFound'> {
  return (await isOwnAnnulled(db, learner, id)) ? 'attemptAnnulled' : 'attemptNotFound';
}
