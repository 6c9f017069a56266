import { TOOL_ACTIVITY_PROGRESS, TOOL_GRADING_PROGRESS } from '@lantern/domain/lti/tool-score';
import { instant } from '@lantern/contract/call';
import * as z from 'zod/mini';
import type { ArrivedScore } from '../../../attempts/tool-scores/take-tool-score';
import { type LtiRefused, refused } from '../../refusal';
import { LONGEST_COMMENT, MOST_POINTS } from '../../limits';

/** What no text of the database can hold. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** Fields that are not ours to know are allowed by the standard, and left aside. */
const scoreBody = z.object({
  userId: z.string().check(z.minLength(1)),
  timestamp: instant,
  activityProgress: z.enum(TOOL_ACTIVITY_PROGRESS),
  gradingProgress: z.enum(TOOL_GRADING_PROGRESS),
  scoreGiven: z.nullish(z.number()),
  scoreMaximum: z.nullish(z.number()),
  comment: z.nullish(z.string().check(z.maxLength(LONGEST_COMMENT))),
});

/** A score that can be read and can be true. */
export function checkScore(body: unknown): { subject: string; score: ArrivedScore } | LtiRefused {
  const read = z.safeParse(scoreBody, body);
  if (!read.success) return refused('scoreInvalid', read.error);
  const { userId, timestamp, activityProgress, gradingProgress, comment } = read.data;
  const scoreGiven = read.data.scoreGiven ?? null;
  const scoreMaximum = read.data.scoreMaximum ?? null;
  const fault = checkPoints(scoreGiven, scoreMaximum);
  if (fault) return fault;
  const kept = comment?.replace(UNSTORABLE, '') ?? null;
  const points = { scoreGiven, scoreMaximum };
  const score = { activityProgress, gradingProgress, ...points, occurred: timestamp, comment: kept };
  return { subject: userId, score };
}

function checkPoints(scoreGiven: number | null, scoreMaximum: number | null): LtiRefused | null {
  if (scoreGiven !== null && scoreGiven < 0) return refused('scoreNegative');
  if (scoreMaximum !== null && (scoreMaximum <= 0 || scoreMaximum > MOST_POINTS)) {
    return refused('scoreWithoutMaximum');
  }
  if (scoreGiven === null) return null;
  if (scoreMaximum === null) return refused('scoreWithoutMaximum');
  return scoreGiven > scoreMaximum ? refused('scoreAboveMaximum') : null;
}
