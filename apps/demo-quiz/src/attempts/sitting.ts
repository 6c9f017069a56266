import type { QuizOfCourse } from '../platform/platform-quizzes';
import type { Language } from '../pages/choose-language';
import type { Drawn } from '../quizzes/draw-questions';
import type { Answers } from '../quizzes/question';
import type { ScoreNote } from '../scores/score-of';

/** What a person gave an essay. */
export type Mark = { points: number; comment: string };

export type Attempt = {
  startedAt: string;
  /** When it is handed in by itself; none without a time limit. */
  endsAt?: string;
  /** What is asked, in its order; not there where that is the whole quiz as it stands. */
  drawn?: Drawn[];
  answers: Answers;
  handedInAt: string | null;
  marks: Record<string, Mark>;
};

/** One learner at one quiz of one resource link: every try, and what the platform still has to hear of it. */
export type Sitting = {
  id: string;
  /** Of the very version that it began with. */
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

/** One of the tool's own, or one that stands in a course. */
export type AskedQuiz = { own: string } | QuizOfCourse;

/** What a launch says of a sitting. */
export type Opening = Pick<Sitting, 'id' | 'learner' | 'language' | 'lineItem'> & { quiz: AskedQuiz };
