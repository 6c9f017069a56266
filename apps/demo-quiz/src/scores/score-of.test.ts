import { expect, test } from 'vitest';
import type { Attempt, Sitting } from '../attempts/sitting';
import type { Quiz } from '../quizzes/question';
import { scoreOf } from './score-of';

const NOW = new Date('2026-03-01T10:00:00Z');
const words = { en: 'x', ar: 'x' };
const quiz: Quiz = {
  id: 'quiz',
  title: words,
  lead: words,
  tries: 2,
  questions: [
    {
      id: 'a',
      kind: 'choice',
      prompt: words,
      points: 3,
      options: [
        { id: 'yes', words },
        { id: 'no', words },
      ],
      right: 'yes',
    },
    { id: 'b', kind: 'text', prompt: words, points: 1, accepted: ['lamp'] },
  ],
};
const withEssay: Quiz = {
  ...quiz,
  tries: 1,
  questions: [...quiz.questions, { id: 'c', kind: 'essay', prompt: words, points: 4, guidance: words }],
};

const handedIn = (answers: Attempt['answers'], marks: Attempt['marks'] = {}): Attempt => ({
  startedAt: NOW.toISOString(),
  answers,
  handedInAt: NOW.toISOString(),
  marks,
});
const open: Attempt = { ...handedIn({}), handedInAt: null };
const sitting = (attempts: Attempt[], isKept = false): Sitting => ({
  id: 'one',
  quizId: 'quiz',
  learner: { subject: 'p-1', name: null },
  language: 'en',
  lineItem: null,
  attempts,
  isKept,
  note: null,
});
const right = { a: ['yes'], b: ['lamp'] };
const half = { a: ['yes'] };

const final = { activityProgress: 'Completed', gradingProgress: 'FullyGraded', scoreMaximum: 4 };
const soFar = { activityProgress: 'InProgress', gradingProgress: 'Pending', scoreMaximum: 4 };

test.each<[string, Quiz, Sitting, object | null]>([
  ['while writing: nothing', quiz, sitting([open]), null],
  ['while writing again: nothing new', quiz, sitting([handedIn(half), open]), null],
  ['with a try left: the result so far', quiz, sitting([handedIn(half)]), { ...soFar, scoreGiven: 3 }],
  ['with a try left, but kept: the end', quiz, sitting([handedIn(half)], true), { ...final, scoreGiven: 3 }],
  ['with every point: the end', quiz, sitting([handedIn(right)]), { ...final, scoreGiven: 4 }],
  [
    'after the last try: the best of them',
    quiz,
    sitting([handedIn(half), handedIn({ b: ['lamp'] })]),
    { ...final, scoreGiven: 3 },
  ],
  [
    'an essay nobody has read: no points yet',
    withEssay,
    sitting([handedIn({ ...right, c: ['My view'] })]),
    { activityProgress: 'Completed', gradingProgress: 'PendingManual', scoreMaximum: 8 },
  ],
  [
    'an essay that was read: all points, and what was said',
    withEssay,
    sitting([handedIn({ ...right, c: ['My view'] }, { c: { points: 2.5, comment: 'Well seen' } })]),
    { ...final, scoreMaximum: 8, scoreGiven: 6.5, comment: 'Well seen' },
  ],
  [
    'an essay left empty needs nobody',
    withEssay,
    sitting([handedIn(right)]),
    { ...final, scoreMaximum: 8, scoreGiven: 4 },
  ],
  [
    'nothing to be earned: all of it, since a platform takes no maximum of nothing',
    { ...quiz, questions: quiz.questions.map((question) => ({ ...question, points: 0 })) },
    sitting([handedIn(half)]),
    { ...final, scoreMaximum: 1, scoreGiven: 1 },
  ],
  [
    'tries that drew other questions: the better share, with its own maximum',
    { ...quiz, ask: 1 },
    sitting([
      { ...handedIn({ b: ['lamp'] }), drawn: [{ id: 'b' }] },
      { ...handedIn({ a: ['no'] }), drawn: [{ id: 'a' }] },
    ]),
    { ...final, scoreMaximum: 1, scoreGiven: 1 },
  ],
  ['before the clock runs: nothing', { ...quiz, timeLimit: 60 }, sitting([]), null],
])('%s', (_what, ofQuiz, ofSitting, expected) => {
  const told = { userId: 'p-1', timestamp: NOW.toISOString() };
  expect(scoreOf(ofQuiz, ofSitting, NOW)).toEqual(expected && { ...told, ...expected });
});
