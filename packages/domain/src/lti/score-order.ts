/** A clock that is a little ahead of ours is no liar. */
const AHEAD_MS = 60_000;

/** A score that was taken, or one that has just arrived. */
export type DatedScore = {
  occurred: Date;
  activityProgress: string;
  gradingProgress: string;
  scoreGiven: number | null;
  scoreMaximum: number | null;
};

export type ScoreOrder = 'newer' | 'again' | 'older' | 'future';

/** [4.3] How a score stands to the last one that was taken: only a newer one changes anything, whatever comes first. */
export function scoreOrder(score: DatedScore, last: DatedScore | null, now: Date): ScoreOrder {
  if (score.occurred.getTime() > now.getTime() + AHEAD_MS) return 'future';
  if (!last || score.occurred > last.occurred) return 'newer';
  const isSame =
    score.occurred.getTime() === last.occurred.getTime() &&
    score.activityProgress === last.activityProgress &&
    score.gradingProgress === last.gradingProgress &&
    score.scoreGiven === last.scoreGiven &&
    score.scoreMaximum === last.scoreMaximum;
  return isSame ? 'again' : 'older';
}
