import type { APIRequestContext, Locator } from '@playwright/test';
import { madeZip } from '../../server/testing/archives/made-zip';
import { COMMAND_HEADERS } from './attempt-steps';
import { expectAccessible } from './expect-accessible';
import { openPage } from './open-page';
import { PEOPLE, signInAs } from './people';
import { expect, test } from './product';

const ORDER = ['Egg', 'Larva', 'Pupa', 'Bee'];
const ASKED = 7;

const QUIZ = `title: Check the hive
lead: Seven of eight questions.
time-limit: 20 min
ask: ${ASKED}
shuffle: true
results:
  policy: after-finish
review: after-submission
questions:
  - kind: choice
    prompt: "Who lays the eggs? ![A hive](hive.svg)"
    shuffle: true
    options:
      - text: The queen
        right: true
        feedback: Nobody else does.
      - text: The drone
  - kind: choice
    prompt: Who mates?
    options:
      - text: The drone
        right: true
        feedback: Nobody else does.
      - text: The worker
  - kind: several
    prompt: What do bees make?
    options:
      - text: Wax
        right: true
      - text: Honey
        right: true
      - text: Nectar
  - kind: number
    prompt: What is $2^5$?
    right: 32
  - kind: text
    prompt: What do flowers give?
    accepted: [nectar]
  - kind: matching
    prompt: Who does what?
    pairs:
      - left: The nurse
        right: feeds the brood
      - left: The guard
        right: watches the door
  - kind: ordering
    prompt: From first to last.
    items: [${ORDER.join(', ')}]
  - kind: gap
    prompt: Bees carry {{1}} and make {{2}} of it.
    gaps:
      - accepted: [nectar]
      - accepted: [honey]
`;

test('a quiz of a course folder is taken with the keyboard alone, gives a score, and is looked back at', async ({
  page,
  browser,
}) => {
  test.slow();
  const office = await browser.newPage();
  await signInAs(office, 'omar');
  await importCourse(office.request);
  await office.close();

  await signInAs(page, 'theodora');
  const filter = JSON.stringify(['objective.name', '=', 'Bees with questions']);
  const found = await page.request.get('/api/lms/v1/users/me/objective-accesses/query', {
    params: { list: 'enrolled', filter },
  });
  const { data } = (await found.json()) as { data: Array<{ objective: { id: string } }> }; // as the call is described
  await openPage(page, `/learn/courses/${data[0]?.objective.id}`);
  await press(page.getByRole('button', { name: 'Start', exact: true }));
  await expect(page).toHaveURL(/\/view\/content/);

  const quiz = page.frameLocator('iframe');
  await expect(quiz.getByText('You have 20 minutes once you begin.')).toBeVisible();
  await expectAccessible(page, 'before the clock runs');
  await press(quiz.getByRole('button', { name: 'Begin' }));
  await expect(quiz.getByRole('timer')).toHaveText(/Time left: (20:00|19:\d\d)/);
  const questions = quiz.locator('[data-question]');
  await expect(questions).toHaveCount(ASKED);
  await expectAccessible(page, 'a quiz of every kind');

  const prompts = await questions.locator('.prompt').allTextContents();
  for (const [at, prompt] of prompts.entries()) await answer(prompt, questions.nth(at));
  await expect(quiz.getByText('All answers are saved')).toBeVisible();
  await expect(quiz.getByText(`Answered: ${ASKED} of ${ASKED}`)).toBeVisible();

  // Left in the middle and opened again: the same questions in the same order, and the clock has gone on.
  await page.reload();
  await expect(quiz.getByText(`Answered: ${ASKED} of ${ASKED}`)).toBeVisible();
  expect(await questions.locator('.prompt').allTextContents()).toEqual(prompts);
  await press(quiz.getByRole('button', { name: 'Hand in', exact: true }));
  await expect(quiz.getByText(`${ASKED} of ${ASKED} points`)).toBeVisible();
  await expect(quiz.getByText('Right', { exact: true })).toHaveCount(ASKED);
  await expect(quiz.getByText('Nobody else does.').first()).toBeVisible();
  await expectAccessible(page, 'the result', { within: ['iframe', 'html'] });
  await press(quiz.getByRole('link', { name: 'Back to the course' }));
  await expect(page.getByText('Your answers to “Check the hive” were handed in.')).toBeVisible();
});

/** The way of a program, by somebody who may. */
async function importCourse(request: APIRequestContext): Promise<void> {
  const zip = await madeZip({
    'course.yaml': 'title: Bees with questions\ncode: BEES-Q\nlanguage: en\nstate: ready\n',
    '01-check.quiz.yaml': QUIZ,
    'hive.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" width="40" height="20"/>',
  });
  const operate = async (operation: string, type: string, data: Buffer) => {
    const headers = { ...COMMAND_HEADERS, 'content-type': type };
    return (await request.post(`/api/platform/v1/operations/${operation}`, { data, headers })).status();
  };
  const imported = await operate('courses/import?update=true', 'application/zip', zip);
  const enrolment = JSON.stringify({ email: PEOPLE.theodora.email, course: 'BEES-Q' });
  const enrolled = await operate('enrolments/add', 'application/json', Buffer.from(enrolment));
  expect([imported, enrolled]).toEqual([200, 200]);
}

async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

async function answer(prompt: string, question: Locator): Promise<void> {
  const tick = (role: 'radio' | 'checkbox', name: string) =>
    question.getByRole(role, { name }).press('Space');
  if (prompt.includes('lays')) return tick('radio', 'The queen');
  if (prompt.includes('mates')) return tick('radio', 'The drone');
  if (prompt.includes('make?')) {
    await tick('checkbox', 'Wax');
    return tick('checkbox', 'Honey');
  }
  if (prompt.includes('Who does')) {
    await question.getByRole('combobox', { name: 'The nurse' }).pressSequentially('feeds');
    return question.getByRole('combobox', { name: 'The guard' }).pressSequentially('watches');
  }
  if (prompt.includes('first to last')) return putInOrder(question);
  const texts = prompt.includes('carry')
    ? ['nectar', 'honey']
    : [prompt.includes('What is') ? '32' : 'Nectar'];
  for (const [at, text] of texts.entries())
    await question.getByRole('textbox').nth(at).pressSequentially(text);
}

async function putInOrder(question: Locator): Promise<void> {
  const items = question.getByRole('listitem').locator('.option');
  for (const [place, name] of ORDER.entries()) {
    for (let at = (await items.allTextContents()).indexOf(name); at > place; at -= 1) {
      await question.getByRole('button', { name: `Move up: ${name}` }).press('Enter');
    }
  }
  await expect(items).toHaveText(ORDER);
}
