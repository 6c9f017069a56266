import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LTI } from '../launch/claim-names';
import { launch, postForm, startTestQuiz, type TestQuiz, textAt } from '../testing/test-quiz';

let quiz: TestQuiz;
beforeEach(async () => {
  quiz = await startTestQuiz();
});
afterEach(() => quiz.stop());

const UNITS = { mass: 'kilogram', speed: '25', base: 'metre', prefix: 'Milli' };
const REPORT = { first: 'answer', term: 'summary', essay: 'It ran late because …' };
const SHOWN = { results: 'shown', answers: 'shown' };
const custom = (more: object) => ({
  [LTI.custom]: { quiz: 'units', attempt_id: 'a-1', mode: 'take', results: 'hidden', ...more },
});

function save(home: string, answers: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${home}/answers`, { method: 'POST', headers, body: JSON.stringify({ answers }) });
}

/** As it stands in an address. */
const encoded = (text: string) => new URLSearchParams({ text }).toString().replace('text=', '');

test('what is saved while writing is there after a restart and in another launch', async () => {
  const home = await launch(quiz, custom({}));
  expect((await save(home, { mass: ['kilogram'], speed: ['2'] })).status).toBe(200);
  expect((await save(home, { speed: ['25'] })).status).toBe(200);
  await quiz.restart();
  for (const address of [home, await launch(quiz, custom({}))]) {
    const page = await textAt(address);
    expect(page).toMatch(/value="kilogram" checked/);
    expect(page).toContain('name="speed" value="25"');
    expect(page).toContain('Answered: 2 of 4');
  }
});

test('a number that is none is told before it is handed in, and can be handed in all the same', async () => {
  const home = await launch(quiz, custom({}));
  await postForm(`${home}/hand-in`, { ...UNITS, speed: 'fast' });
  expect(quiz.platform.scores).toEqual([]);
  const page = await textAt(`${home}?left=1`);
  expect(page).toContain('href="#question-speed"');
  expect(page.match(/href="#question-/g)).toHaveLength(1);
  expect(page).toContain('aria-invalid="true" aria-errormessage="fault-speed"');
  expect(page).toContain('id="fault-speed">This is not a number.');
  await postForm(`${home}/hand-in`, { ...UNITS, speed: 'fast', confirmed: '1' });
  expect(quiz.platform.scores).toHaveLength(1);
});

test('another person, and another attempt at the course or at the activity, begin on an empty page', async () => {
  await save(await launch(quiz, custom({})), { mass: ['kilogram'] });
  expect(await textAt(await launch(quiz, { ...custom({}), sub: 'somebody' }))).toContain('Answered: 0 of 4');
  for (const again of [{ attempt_id: 'a-2' }, { attempt_number: '2' }]) {
    expect(await textAt(await launch(quiz, custom(again)))).toContain('Answered: 0 of 4');
  }
});

test('a group writes one paper, each member in an attempt of their own', async () => {
  const one = await launch(quiz, custom({ group_id: 'g-1' }));
  await save(one, { mass: ['kilogram'] });
  const other = await launch(quiz, { ...custom({ group_id: 'g-1', attempt_id: 'b-1' }), sub: 'somebody' });
  expect(await textAt(other)).toContain('Answered: 1 of 4');
  await save(other, { speed: ['25'] });
  expect(await textAt(one)).toContain('Answered: 2 of 4');
  const elsewhere = await launch(quiz, custom({ group_id: 'g-2' }));
  expect(await textAt(elsewhere)).toContain('Answered: 0 of 4');

  await postForm(`${other}/hand-in`, UNITS);
  expect(quiz.platform.scores).toMatchObject([{ userId: 'somebody', scoreGiven: 3.5 }]);
  expect(await textAt(one)).toContain('Handed in');
});

test('with questions left it asks before it takes the paper', async () => {
  const home = await launch(quiz, custom({}));
  const answer = await postForm(`${home}/hand-in`, { mass: 'kilogram' });
  const page = await textAt(new URL(answer.headers.get('location') ?? '', home).href);
  expect(page).toContain('Some questions have no answer');
  expect(page).toContain('href="#question-speed"');
  expect(page).not.toContain('href="#question-mass"');
  expect(quiz.platform.scores).toEqual([]);
  await postForm(`${home}/hand-in`, { mass: 'kilogram', confirmed: '1' });
  expect(quiz.platform.scores).toMatchObject([{ scoreGiven: 1, scoreMaximum: 4 }]);
});

test('a finished paper is told to the platform once, and shows no result before it may', async () => {
  const home = await launch(quiz, custom({}));
  await Promise.all([1, 2, 3].map(() => postForm(`${home}/hand-in`, { ...UNITS })));
  expect(quiz.platform.scores).toEqual([
    {
      userId: 'pseudonym-123456',
      timestamp: expect.stringMatching(/Z$/),
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      scoreGiven: 3.5,
      scoreMaximum: 4,
    },
  ]);
  const page = await textAt(home);
  expect(page).toContain('Your course decides when the result and the answers are shown.');
  expect(page).not.toMatch(/3\.5|Kilogram|Right answer/);
  expect(page).toContain(
    `${quiz.platform.issuer}/learn/lti-tool-callback?objectiveId=1&lti_msg=Your+answers`,
  );
  expect((await save(home, { mass: ['litre'] })).status).toBe(409);
});

test('a review shows answers when the platform lets it, and changes nothing', async () => {
  await postForm(`${await launch(quiz, custom({}))}/hand-in`, { ...UNITS });
  const refused = await launch(quiz, custom({ mode: 'review' }));
  expect(await textAt(refused)).toContain('Your course does not show the answers of this quiz now.');
  const review = await launch(quiz, custom({ mode: 'review', ...SHOWN }));
  const page = await textAt(review);
  expect(page).toContain('3.5 of 4 points');
  expect(page).toContain('Ampere');
  expect(page).not.toContain('<form');
  await postForm(`${review}/hand-in`, { confirmed: '1' });
  expect((await save(review, { mass: ['litre'] })).status).toBe(409);
  expect(quiz.platform.scores).toHaveLength(1);
});

test('a review shows points without answers where the platform says so', async () => {
  await postForm(`${await launch(quiz, custom({}))}/hand-in`, { ...UNITS });
  const page = await textAt(
    await launch(quiz, custom({ mode: 'review', results: 'shown', answers: 'hidden' })),
  );
  expect(page).toContain('3.5 of 4 points');
  expect(page).not.toMatch(/Ampere|Right answer/);
});

test('a review of what was never handed in here says so, and begins nothing', async () => {
  const review = await launch(quiz, custom({ mode: 'review', ...SHOWN }));
  expect(await textAt(review)).toContain('Nothing was handed in here');
});

test('the better of two tries counts, and what is right is told only after the last', async () => {
  const claims = custom({ quiz: 'chemistry', ...SHOWN });
  const home = await launch(quiz, claims);
  await postForm(`${home}/hand-in`, { dilute: '0,5', ph: 'hundred', confirmed: '1' });
  const soFar = await textAt(home);
  expect(soFar).toContain('5 of 10 points');
  expect(soFar).not.toContain('Acetic acid');
  expect(soFar).toContain(encoded('Your course waits until you try again or keep this result.'));
  await postForm(`${home}/again`, {});
  await postForm(`${home}/again`, {});
  await postForm(`${home}/hand-in`, { dilute: '0,5', confirmed: '1' });
  expect(await textAt(home)).toContain('Acetic acid');
  expect(quiz.platform.scores).toMatchObject([
    { activityProgress: 'InProgress', gradingProgress: 'Pending', scoreGiven: 5 },
    { activityProgress: 'Completed', gradingProgress: 'FullyGraded', scoreGiven: 5 },
  ]);
});

test('a result may be kept without another try', async () => {
  const home = await launch(quiz, custom({ quiz: 'chemistry', ...SHOWN }));
  await postForm(`${home}/hand-in`, { dilute: '0,5', confirmed: '1' });
  await postForm(`${home}/keep`, {});
  await postForm(`${home}/again`, {});
  expect(await textAt(home)).toContain('Your result');
  expect(quiz.platform.scores.at(-1)).toMatchObject({ activityProgress: 'Completed', scoreGiven: 3 });
});

test('an essay waits until a person has marked it', async () => {
  const report = custom({ quiz: 'clear-report' });
  const home = await launch(quiz, report);
  await postForm(`${home}/hand-in`, REPORT);
  expect(await textAt(home)).toContain('A person reads your text.');
  expect(quiz.platform.scores.at(-1)).toMatchObject({ gradingProgress: 'PendingManual' });
  expect(quiz.platform.scores.at(-1)).not.toHaveProperty('scoreGiven');

  const entered = await fetch(quiz.quiz.gradingUrl);
  const grading = entered.url;
  const list = await entered.text();
  expect(list).toContain('Learner 123456');
  const path = /href="([^"]+grading\/\w+)"/.exec(list)?.[1] ?? '';
  const paper = new URL(path, grading).href;
  expect(await textAt(paper)).toContain('It ran late because …');
  const wrong = await postForm(paper, { 'points-essay': '9', 'comment-essay': 'kept' });
  const page = await wrong.text();
  expect(page).toContain('Enter a number from 0 to 8.');
  expect(page).toContain('kept');
  await postForm(paper, { 'points-essay': '6.5', 'comment-essay': 'Well seen' });
  expect(await textAt(grading)).toContain('Nothing waits to be marked');
  expect(quiz.platform.scores.at(-1)).toMatchObject({
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
    scoreGiven: 8.5,
    scoreMaximum: 10,
    comment: 'Well seen',
  });
  expect(await textAt(quiz.quiz.gradingUrl)).toContain('This link was used already');
});

test('an instructor’s launch leads to the marking', async () => {
  const roles = ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'];
  expect(await textAt(await launch(quiz, { [LTI.roles]: roles }))).toContain('Texts to mark');
});

test('a score that the platform could not take is brought again', async () => {
  quiz.platform.nextStatuses.push(503);
  const home = await launch(quiz, custom({}));
  await postForm(`${home}/hand-in`, { ...UNITS });
  expect(await textAt(home)).toContain('Your course has not been told yet.');
  await vi.waitFor(() => expect(quiz.platform.scores).toHaveLength(1), { timeout: 10_000 });
  await vi.waitFor(async () => expect(await textAt(home)).not.toContain('has not been told yet'));
});

test('also by the next start of the program', async () => {
  quiz.platform.nextStatuses.push(503);
  await postForm(`${await launch(quiz, custom({}))}/hand-in`, { ...UNITS });
  await quiz.restart();
  await vi.waitFor(() => expect(quiz.platform.scores).toHaveLength(1), { timeout: 10_000 });
});

test('a score that the platform refuses is not brought again', async () => {
  quiz.platform.nextStatuses.push(422);
  const home = await launch(quiz, custom({}));
  await postForm(`${home}/hand-in`, { ...UNITS });
  expect(await textAt(home)).not.toContain('has not been told yet');
  await quiz.restart();
  expect(quiz.platform.scores).toEqual([]);
});

test('what people write comes back as text, never as markup', async () => {
  const home = await launch(quiz, custom({ quiz: 'clear-report' }));
  await save(home, { essay: ['</textarea><script>alert(1)</script>'], term: ['"><img src=x>'] });
  const markup = await (await fetch(home)).text();
  expect(markup).not.toContain('<script>alert');
  expect(markup).not.toContain('<img');
});
