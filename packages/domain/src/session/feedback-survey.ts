export const SURVEY_RATINGS = [1, 2, 3, 4, 5] as const;
export type SurveyRating = (typeof SURVEY_RATINGS)[number];

export const SURVEY_STRUGGLES = ['navigation', 'content', 'speed', 'design', 'technical', 'other'] as const;
export type SurveyStruggle = (typeof SURVEY_STRUGGLES)[number];

export const SURVEY_COMMENT_LENGTH = 1000;

export type SurveyStep = 'rating' | 'struggles' | 'comment';

const HIGHEST_STRUGGLING_RATING = 3;
const REST_MS = 30 * 24 * 60 * 60 * 1000;

/** [9.13] The questions in their order; only who is not content is asked about struggles. */
export function surveySteps(rating: SurveyRating | null): SurveyStep[] {
  if (rating === null) return ['rating'];
  return rating <= HIGHEST_STRUGGLING_RATING ? ['rating', 'struggles', 'comment'] : ['rating', 'comment'];
}

/** [9.13] Whoever has answered is left in peace for thirty days. */
export function isSurveyDue(lastAnswered: Date | null, now: Date): boolean {
  return !lastAnswered || now.getTime() - lastAnswered.getTime() >= REST_MS;
}
