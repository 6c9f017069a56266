import type { Quiz } from './question';
import { CHEMISTRY } from './chemistry-data';
import { CASH_OR_PROFIT } from './cash-or-profit-data';
import { CLEAR_REPORT } from './clear-report-data';
import { UNITS } from './units-data';

const QUIZZES: Quiz[] = [CASH_OR_PROFIT, CHEMISTRY, CLEAR_REPORT, UNITS];

export function findQuiz(id: string): Quiz | null {
  return QUIZZES.find((quiz) => quiz.id === id) ?? null;
}
