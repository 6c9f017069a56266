/** As Assignment and Grade Services spell it. */
export type Score = {
  userId: string;
  timestamp: string;
  activityProgress: 'InProgress' | 'Completed';
  gradingProgress: 'Pending' | 'PendingManual' | 'FullyGraded';
  scoreMaximum: number;
  scoreGiven?: number;
  comment?: string;
};

/** The last thing to tell the platform; only the newest matters, so a newer one takes its place. */
export type ScoreNote = { score: Score; state: 'waiting' | 'delivered' | 'refused' };
