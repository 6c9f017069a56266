import { expect, test } from 'vitest';
import { quizOfCourse } from './quiz-of-course';
import { sentQuiz, type SentQuestion, type SentQuiz } from './sent-quiz';

const GUID = '11111111-2222-4333-8444-555555555555';
const asked = { prompt: '<p>What?</p>', hint: null, points: 1, explanation: null };
const quizWith = (question: SentQuestion, differs: Partial<SentQuiz> = {}) =>
  quizOfCourse({
    title: 'Bees & co',
    language: 'en',
    lead: null,
    tries: 1,
    timeLimit: null,
    shuffle: false,
    ask: null,
    questions: [question],
    ...differs,
  });
const first = (question: SentQuestion) => quizWith(question).questions[0];
const rich = (html: string) => ({ html, language: 'en' });

test('another text is another quiz, the same is the same', () => {
  const essay: SentQuestion = { ...asked, kind: 'essay', guidance: null };
  expect(quizWith(essay).id).toBe(quizWith(essay).id);
  expect(quizWith(essay).id).not.toBe(quizWith({ ...essay, points: 2 }).id);
  expect(quizWith(essay, { timeLimit: 60, ask: 1, shuffle: true })).toMatchObject({
    title: rich('Bees &#38; co'),
    timeLimit: 60,
    ask: 1,
    shuffle: true,
  });
});

test('pools have their questions by the ids that these have here', () => {
  const essay: SentQuestion = { ...asked, kind: 'essay', guidance: null };
  const pools = [
    { name: 'easy', ask: 1 },
    { name: 'hard', ask: 2 },
  ];
  const questions = ['easy', 'hard', undefined, 'hard', 'easy', 'hard'].map((pool) => ({
    ...essay,
    ...(pool && { pool }),
  }));
  const quiz = quizWith(essay, { pools, questions });
  expect(quiz.pools).toEqual([
    { ask: 1, of: ['q1', 'q5'] },
    { ask: 2, of: ['q2', 'q4', 'q6'] },
  ]);
  expect(quizWith(essay)).not.toHaveProperty('pools');
});

test('what belongs together cannot be told from the page', () => {
  const matching = first({
    ...asked,
    kind: 'matching',
    pairs: [
      { left: 'Queen', right: 'eggs' },
      { left: 'Worker', right: 'wax' },
      { left: 'Nurse', right: 'eggs' },
    ],
  });
  if (matching?.kind !== 'matching') throw new Error('It is a matching.');
  expect(matching.options).toHaveLength(2);
  expect(matching.right[0]).toBe(matching.right[2]);
  expect(matching.options.every(({ id }) => /^[\da-f]{16}$/.test(id))).toBe(true);
  const ordering = first({ ...asked, kind: 'ordering', items: ['egg', 'egg', 'bee'] });
  expect(ordering?.kind === 'ordering' && new Set(ordering.right).size).toBe(3);
});

test('gaps are numbered as they stand in the text, and none is lost', () => {
  const gaps = [{ accepted: ['one'] }, { accepted: ['two'] }, { accepted: ['three'] }];
  const prompt = '<p>{{2}} and {{1}} <img alt="{{3}}"> {{1}} {{9}}</p>';
  expect(first({ ...asked, prompt, kind: 'gap', gaps })).toMatchObject({
    prompt: rich('<p>{{1}} and {{2}} <img alt="…"> … …</p><p>{{3}}</p>'),
    gaps: [{ accepted: ['two'] }, { accepted: ['one'] }, { accepted: ['three'] }],
  });
});

test('pictures come by way of the tool, links leave the frame, and frames become links', () => {
  const prompt =
    `<img src="https://lms.test/lti/quizzes/${GUID}/${GUID}/files/${GUID}" alt="A"><a href="https://a.test/">a</a>` +
    '<a href="#text-1">1</a><a href="https://b.test/" target="_blank">b</a><iframe src="https://c.test/v" loading="lazy"></iframe>';
  expect(first({ ...asked, prompt, kind: 'essay', guidance: null })?.prompt).toEqual(
    rich(
      `<img src="quiz-file:${GUID}/${GUID}/${GUID}" alt="A"><a target="_blank" rel="noopener" href="https://a.test/">a</a>` +
        '<a href="#text-1">1</a><a href="https://b.test/" target="_blank">b</a><a target="_blank" rel="noopener" href="https://c.test/v">https://c.test/v</a>',
    ),
  );
});

test.each([
  null,
  {},
  { title: 'A', tries: 1, questions: [] },
  { title: 'A', tries: 1, questions: [{ kind: 'song' }] },
])('%j is no quiz', (answer) => {
  expect(sentQuiz(answer)).toBeNull();
});
