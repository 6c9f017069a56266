import { ACTION_BAR_LIMIT } from '../limits';

/** [9.14] The actions that stand in the bar, two unless said otherwise, and those behind "more". */
export function actionBar<Action>(
  actions: readonly Action[],
  limit: number = ACTION_BAR_LIMIT,
): { shown: Action[]; more: Action[] } {
  return { shown: actions.slice(0, limit), more: actions.slice(limit) };
}
