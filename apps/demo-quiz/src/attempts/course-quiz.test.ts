import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LTI } from '../launch/claim-names';
import type { SentQuestion, SentQuiz } from '../quizzes/sent-quiz';
import { launch, plain, postForm, startTestQuiz, type TestQuiz, textAt } from '../testing/test-quiz';

const CONTEXT = '11111111-2222-4333-8444-555555555555';
const ACTIVITY = '22222222-2222-4333-8444-555555555555';
const FILE = '33333333-2222-4333-8444-555555555555';
const PLACE = `${CONTEXT}/${ACTIVITY}`;

const asked = { hint: null, points: 1, explanation: null };
const gap: SentQuestion = {
  ...asked,
  kind: 'gap',
  prompt: '<p>Bees gather {{1}}.</p>',
  gaps: [{ accepted: ['nectar'] }],
};
const choice: SentQuestion = {
  ...asked,
  kind: 'choice',
  prompt: '<p>Who lays <em>eggs</em>?</p>',
  explanation: '<p>Only she can.</p>',
  shuffle: true,
  options: [
    { text: '<p>The queen</p>', isRight: true, feedback: '<p>Indeed.</p>' },
    { text: '<p>The workers</p>', isRight: false, feedback: '<p>They feed the brood.</p>' },
  ],
};
const order: SentQuestion = {
  ...asked,
  kind: 'ordering',
  prompt: '<p>Sort</p>',
  items: ['<p>Egg</p>', '<p>Larva</p>', '<p>Bee</p>'],
};

const sent = (differs: Partial<SentQuiz> = {}): SentQuiz => ({
  title: 'Bees & co',
  language: 'de',
  lead: null,
  tries: 1,
  timeLimit: null,
  shuffle: false,
  ask: null,
  questions: [choice, gap],
  ...differs,
});
const claims = (more: object = {}) => ({
  [LTI.context]: { id: CONTEXT },
  [LTI.custom]: {
    quiz: ACTIVITY,
    attempt_id: 'a-1',
    mode: 'take',
    results: 'shown',
    answers: 'shown',
    ...more,
  },
});

let quiz: TestQuiz;
beforeEach(async () => {
  quiz = await startTestQuiz();
  quiz.platform.quizzes.set(PLACE, sent());
});
afterEach(async () => {
  vi.useRealTimers();
  await quiz.stop();
});

/** The value under which a page offers an option. */
function valueOf(page: string, text: string): string {
  const before = page.slice(0, page.indexOf(`<p>${text}</p>`));
  return /^value="(\w+)"/.exec(before.slice(before.lastIndexOf('value="')))?.[1] ?? '';
}

test('a quiz of the course is asked, marked and looked back at, in the language of the course', async () => {
  const home = await launch(quiz, claims());
  const page = await textAt(home);
  expect(page).toContain('<div class="rich" lang="de" dir="ltr"><p>Who lays <em>eggs</em>?</p></div>');
  expect(page).toMatch(/Bees gather <input class="gap" type="text" name="q2"/);
  expect(page).not.toMatch(/Indeed|They feed|Only she/);
  await postForm(`${home}/hand-in`, { q1: valueOf(page, 'The workers'), q2: 'Nectar' });
  expect(quiz.platform.scores).toMatchObject([{ scoreGiven: 1, scoreMaximum: 2 }]);
  const result = await textAt(home);
  expect(result).toContain('They feed the brood.');
  expect(result).not.toContain('Indeed.');
  expect(result).toContain('Only she can.');
  expect(result).toContain(new URLSearchParams({ a: '“Bees & co”' }).toString().slice(2));
});

test('feedback stays untold where answers may not be seen', async () => {
  const home = await launch(quiz, claims({ answers: 'hidden' }));
  await postForm(`${home}/hand-in`, { q1: valueOf(await textAt(home), 'The workers'), q2: 'x' });
  expect(await textAt(home)).not.toMatch(/They feed|Only she/);
});

test('a quiz that changes keeps its questions in a sitting that has begun', async () => {
  const home = await launch(quiz, claims());
  const before = await textAt(home);
  quiz.platform.quizzes.set(PLACE, sent({ questions: [gap] }));
  await quiz.restart();
  expect((await textAt(await launch(quiz, claims()))).match(/data-question=/g)).toHaveLength(2);
  const formOf = (page: string) => page.slice(page.indexOf('<form'));
  expect(formOf(await textAt(home))).toBe(formOf(before));
  expect(
    (await textAt(await launch(quiz, claims({ attempt_id: 'a-2' })))).match(/data-question=/g),
  ).toHaveLength(1);
});

test('a platform that does not answer leads to another try, and then to the questions', async () => {
  quiz.platform.quizzes.set(PLACE, 503);
  const home = await launch(quiz, claims());
  const answer = await fetch(home);
  expect(answer.status).toBe(503);
  const page = plain(await answer.text());
  expect(page).toContain('The questions are not here yet');
  expect(page).toContain(`href="${new URL(home).pathname}"`);
  quiz.platform.quizzes.set(PLACE, sent());
  expect(await textAt(home)).toContain('Who lays');
});

test('a quiz that the platform does not have is refused in words', async () => {
  quiz.platform.quizzes.delete(PLACE);
  expect(await textAt(await launch(quiz, claims()))).toContain('a quiz that does not exist here');
});

test('each try draws anew, a reload shows the same', async () => {
  const questions = Array.from({ length: 12 }, (_, at) => ({ ...gap, prompt: `<p>Number ${at} {{1}}</p>` }));
  quiz.platform.quizzes.set(PLACE, sent({ questions, ask: 3, shuffle: true, tries: 9 }));
  const home = await launch(quiz, claims());
  const drawn = async () => [...(await textAt(home)).matchAll(/Number \d+/g)].join();
  const first = await drawn();
  expect(first.split(',')).toHaveLength(3);
  expect(await drawn()).toBe(first);
  const others = new Set<string>();
  for (let at = 0; at < 8; at += 1) {
    await postForm(`${home}/hand-in`, { confirmed: '1' });
    await postForm(`${home}/again`, {});
    others.add(await drawn());
  }
  expect(others.size).toBeGreaterThan(1);
});

test('of each pool so many are asked, with all that is in none', async () => {
  const questions = ['easy', 'easy', 'hard', 'hard', undefined].map((pool, at) => ({
    ...gap,
    prompt: `<p>Number ${at} of ${pool ?? 'none'} {{1}}</p>`,
    ...(pool && { pool }),
  }));
  const pools = ['easy', 'hard'].map((name) => ({ name, ask: 1 }));
  quiz.platform.quizzes.set(PLACE, sent({ questions, pools }));
  const page = await textAt(await launch(quiz, claims()));
  expect([...page.matchAll(/Number \d of (\w+)/g)].map(([, pool]) => pool)).toEqual(['easy', 'hard', 'none']);
});

test('without a script an order is changed by the server, and nothing else is lost', async () => {
  quiz.platform.quizzes.set(PLACE, sent({ questions: [order, gap] }));
  const home = await launch(quiz, claims());
  const shown = async () =>
    [...(await textAt(home)).matchAll(/name="q1" value="(\w+)"/g)].map(([, id]) => id ?? '');
  const before = await shown();
  const body = new URLSearchParams([
    ...before.map((id) => ['q1', id]),
    ['q2', 'nectar'],
    ['move', `q1 ${before[2]} up`],
  ]);
  const answer = await fetch(`${home}/move`, { method: 'POST', body, redirect: 'manual' });
  expect(answer.headers.get('location')).toMatch(/#question-q1$/);
  expect(await shown()).toEqual([before[0], before[2], before[1]]);
  expect(await textAt(home)).toContain('Answered: 2 of 2');
});

test('a time limit begins with a press, and ends by itself with what was saved', async () => {
  quiz.platform.quizzes.set(PLACE, sent({ timeLimit: 600 }));
  const home = await launch(quiz, claims());
  expect(await textAt(home)).toContain('You have 10 minutes once you begin.');
  expect(await textAt(home)).not.toContain('Who lays');
  await postForm(`${home}/begin`, {});
  const page = await textAt(home);
  expect(page).toMatch(/Time left: (10 minutes|9 minutes, 59 seconds)/);
  const headers = { 'content-type': 'application/json' };
  const save = (answers: object) =>
    fetch(`${home}/answers`, { method: 'POST', headers, body: JSON.stringify({ answers }) });
  expect((await save({ q2: ['nectar'] })).status).toBe(200);

  vi.useFakeTimers({ toFake: ['Date'] });
  const begun = Date.now();
  vi.setSystemTime(begun + 601_000);
  expect((await save({ q2: ['Nectar'] })).status).toBe(200);
  vi.setSystemTime(begun + 615_000);
  expect((await save({ q2: ['wax'] })).status).toBe(409);
  await postForm(`${home}/hand-in`, { q2: 'wax', confirmed: '1' });
  expect(quiz.platform.scores).toMatchObject([{ scoreGiven: 1, scoreMaximum: 2 }]);
  expect(await textAt(home)).toContain('Your time was up');
});

test('whose time was up the first time is not told so after the second', async () => {
  quiz.platform.quizzes.set(PLACE, sent({ timeLimit: 600, tries: 3 }));
  const home = await launch(quiz, claims());
  await postForm(`${home}/begin`, {});
  const first = valueOf(await textAt(home), 'The queen');
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ answers: { q1: [first] } });
  await fetch(`${home}/answers`, { method: 'POST', headers, body });
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 700_000);
  expect(await textAt(home)).toContain('Your time was up');
  await postForm(`${home}/again`, {});
  await postForm(`${home}/hand-in`, { confirmed: '1' });
  expect(await textAt(home)).toContain('Your result so far');
  expect(await textAt(home)).not.toContain('Your time was up');
});

test('a time that ran out while the program stood still is noticed by its next start', async () => {
  quiz.platform.quizzes.set(PLACE, sent({ timeLimit: 600 }));
  const home = await launch(quiz, claims());
  await postForm(`${home}/begin`, {});
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 700_000);
  await quiz.restart();
  await vi.waitFor(() => expect(quiz.platform.scores).toMatchObject([{ scoreGiven: 0, scoreMaximum: 2 }]));
});

test('pictures are handed on to whoever sits before the quiz, and no other file is', async () => {
  const src = `${quiz.platform.issuer}/lti/quizzes/${PLACE}/files/${FILE}`;
  const prompt = `<p><img src="${src}" alt="A hive">{{1}}</p>`;
  quiz.platform.quizzes.set(PLACE, sent({ questions: [{ ...gap, prompt }] }));
  const home = await launch(quiz, claims());
  expect(await textAt(home)).toContain(`src="${new URL(home).pathname}/files/${PLACE}/${FILE}"`);
  quiz.platform.pictures.set(`${PLACE}/files/${FILE}`, '<svg/>');
  const picture = await fetch(`${home}/files/${PLACE}/${FILE}`);
  expect([picture.status, picture.headers.get('content-type'), await picture.text()]).toEqual([
    200,
    'image/svg+xml',
    '<svg/>',
  ]);
  for (const other of [`${PLACE}/${CONTEXT}`, `${PLACE}/..`, `${PLACE}/${FILE}/more`]) {
    expect((await fetch(`${home}/files/${other}`)).status).toBe(404);
  }
});
