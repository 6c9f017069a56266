import type { Mark } from '../attempts/sitting';
import { readNumber } from '../marking/read-number';
import type { Essay } from '../quizzes/question';
import { type Form, textIn } from '../read-form';

export const COMMENT_LIMIT = 2000;

export type MarksReading = { kind: 'marks'; marks: Record<string, Mark> } | { kind: 'wrong'; ids: string[] };

/** The marks of a form, all of them or none: points from 0 to the maximum, and a comment. */
export function readMarks(essays: Essay[], form: Form): MarksReading {
  const marks: Record<string, Mark> = {};
  const wrong: string[] = [];
  for (const { id, points: maximum } of essays) {
    const points = readNumber(textIn(form, `points-${id}`) ?? '');
    const comment = (textIn(form, `comment-${id}`) ?? '').replaceAll('\r\n', '\n');
    if (points === null || points < 0 || points > maximum) wrong.push(id);
    else marks[id] = { points, comment: comment.trim().slice(0, COMMENT_LIMIT) };
  }
  return wrong.length > 0 ? { kind: 'wrong', ids: wrong } : { kind: 'marks', marks };
}
