import { isFeedbackVisible } from '../access/feature-flags';

export const SURVEY_RATINGS = [1, 2, 3, 4, 5] as const;
export type SurveyRating = (typeof SURVEY_RATINGS)[number];

export const SURVEY_STRUGGLES = ['navigation', 'content', 'speed', 'design', 'technical', 'other'] as const;
export type SurveyStruggle = (typeof SURVEY_STRUGGLES)[number];

/** Where the survey stands: at the end of a course, or wherever the learner asked for it. */
export const SURVEY_PLACES = ['course-exit', 'anywhere'] as const;
export type SurveyPlace = (typeof SURVEY_PLACES)[number];

export const SURVEY_COMMENT_LENGTH = 1000;

export type SurveyStep = 'rating' | 'struggles' | 'comment';

const HIGHEST_STRUGGLING_RATING = 3;
const FEW_CHARACTERS = 100;
const REST_MS = 30 * 24 * 60 * 60 * 1000;

/** [9.13] The questions in their order; only who is not content is asked about struggles. */
export function surveySteps(rating: SurveyRating | null): SurveyStep[] {
  if (rating === null) return ['rating'];
  return rating <= HIGHEST_STRUGGLING_RATING ? ['rating', 'struggles', 'comment'] : ['rating', 'comment'];
}

/** [9.13] Whoever has answered is left in peace for thirty days. */
function isSurveyDue(lastAnswered: Date | null, now: Date): boolean {
  return !lastAnswered || now.getTime() - lastAnswered.getTime() >= REST_MS;
}

type SurveyFacts = {
  /** platform.ui.feedback, learner.visible; null when it is not set. */
  learnerVisible: boolean | null;
  /** When the learner last answered or put it away. */
  lastAnswered: Date | null;
};

/** [6.4] [9.13] Is the survey there? Not against the setting, and not while the learner is left in peace. */
export function isSurveyShown({ learnerVisible, lastAnswered }: SurveyFacts, now: Date): boolean {
  return isFeedbackVisible(learnerVisible) && isSurveyDue(lastAnswered, now);
}

/** [9.13] What was chosen counts where it was asked: not after the rating was made a better one. */
export function countedStruggles(
  rating: SurveyRating,
  chosen: readonly SurveyStruggle[],
): readonly SurveyStruggle[] {
  return surveySteps(rating).includes('struggles') ? chosen : [];
}

export type CommentRoom =
  | { kind: 'plenty' }
  | { kind: 'little'; left: number }
  | { kind: 'none'; over: number };

/** [9.13] How much more may be written. */
export function commentRoom(comment: string): CommentRoom {
  const left = SURVEY_COMMENT_LENGTH - comment.length;
  if (left < 0) return { kind: 'none', over: -left };
  return left <= FEW_CHARACTERS ? { kind: 'little', left } : { kind: 'plenty' };
}
