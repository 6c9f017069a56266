import { CAREFUL_COMPUTING } from './careful-computing-data';
import { CASH_OR_PROFIT } from './cash-or-profit-data';
import { CHEMISTRY } from './chemistry-data';
import { CLEAR_REPORT } from './clear-report-data';
import { PLAIN_WORDS } from './plain-words-data';
import { SAFE_WORK } from './safe-work-data';
import { SEEING_DESIGN } from './seeing-design-data';
import { UNITS } from './units-data';
import { WORDS_ABROAD } from './words-abroad-data';
import { WORKING_TOGETHER } from './working-together-data';
import type { Quiz } from './question';

export const QUIZZES: readonly Quiz[] = [
  CAREFUL_COMPUTING,
  CASH_OR_PROFIT,
  CHEMISTRY,
  CLEAR_REPORT,
  PLAIN_WORDS,
  SAFE_WORK,
  SEEING_DESIGN,
  UNITS,
  WORDS_ABROAD,
  WORKING_TOGETHER,
];

export function findQuiz(id: string): Quiz | null {
  return QUIZZES.find((quiz) => quiz.id === id) ?? null;
}
