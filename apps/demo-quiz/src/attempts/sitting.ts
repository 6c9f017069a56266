import type { Language } from '../pages/choose-language';
import type { Answers } from '../quizzes/question';
import type { ScoreNote } from '../scores/score-of';

/** What a person gave an essay. */
export type Mark = { points: number; comment: string };

export type Attempt = {
  startedAt: string;
  answers: Answers;
  handedInAt: string | null;
  marks: Record<string, Mark>;
};

/** One learner at one quiz of one resource link: every try, and what the platform still has to hear of it. */
export type Sitting = {
  id: string;
  quizId: string;
  /** The platform's pseudonym, and a name only where the platform gives one. */
  learner: { subject: string; name: string | null };
  language: Language;
  lineItem: string | null;
  attempts: Attempt[];
  /** The learner takes the best result and does not try again. */
  isKept: boolean;
  note: ScoreNote | null;
};
