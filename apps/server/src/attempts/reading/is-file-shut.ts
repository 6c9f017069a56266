import type { Db } from '../../db/db';
import { listFilePlaces } from '../../store/platform/file-places';
import { readActivity } from './read-activity';
import type { OwnAttempt } from '../submit-attempt';

/** [4.25] [7.1] A file of activities is open while one of them is; one of the course as a whole is never shut. */
export async function isFileShut(
  db: Db,
  { learner, fileId }: { learner: OwnAttempt['learner']; fileId: string },
  now: Date,
): Promise<boolean> {
  const places = await listFilePlaces(db, learner, fileId);
  for (const { attemptId: id, partId } of places) {
    const outcome = id === null ? null : await readActivity(db, { learner, id, partId }, now);
    if (outcome?.kind === 'read') return false;
  }
  return places.length > 0;
}
