import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage } from './open-page';
import { type Person, signInAs } from './people';
import { expect, test } from './product';

const WORDS = {
  'en-US': {
    person: 'ada' as Person,
    start: 'Start',
    receivable: 'Bread delivered to the hotel, not yet paid',
    leaves: [
      'Paying back a part of the loan',
      'Buying a mixer that lasts ten years',
      'Paying last month’s bill for flour',
    ],
    days: /How long is the cash conversion cycle/,
    margin: /What share of the price is the gross margin/,
    name: /What do we call the money tied up/,
    term: 'Working  capital',
    saved: 'All answers are saved',
    answered: 'Answered: 3 of 5',
    handIn: 'Hand in',
    left: 'Some questions have no answer',
    score: '10 of 10 points',
    back: 'Back to the course',
    told: 'Your answers to “Cash or profit?” were handed in.',
    review: 'Review',
    right: 'Right',
  },
  ar: {
    person: 'omar' as Person,
    start: 'ابدأ',
    receivable: 'خبز سُلّم للفندق ولم يُدفع ثمنه بعد',
    leaves: ['سداد جزء من القرض', 'شراء عجّانة تدوم عشر سنوات', 'دفع فاتورة دقيق الشهر الماضي'],
    days: /كم تطول دورة تحويل النقد/,
    margin: /ما نسبة هامش الربح الإجمالي/,
    name: /ماذا نسمّي المال المحبوس/,
    term: 'راس المال العامل',
    saved: 'حُفظت كل الإجابات',
    answered: 'أُجيب عن: 3 من 5',
    handIn: 'تسليم',
    left: 'بعض الأسئلة بلا إجابة',
    score: '10 من 10 نقطة',
    back: 'العودة إلى الدورة',
    told: 'سُلّمت إجاباتك عن «نقد أم ربح؟».',
    review: 'مراجعة',
    right: 'صحيحة',
  },
} as const;

const QUIZ_COURSE = 'Cash flow without fear';
const ESSAY_COURSE = 'The art of the memo';
/** As the wire numbers them [4.3]. */
const [IN_GRADING, FINISHED] = [3, 6];
const ACCESSES = '/api/lms/v1/users/me/objective-accesses/query';

/** The page around the tool is the same before and after. */
const IN_TOOL = ['iframe', 'html'];
const toolIn = (page: Page): FrameLocator => page.frameLocator('iframe');

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    const words = WORDS[locale];
    test.use({ viewport });

    test('a quiz goes from Start to a finished record, and is looked back at', async ({
      page,
      context,
      baseURL,
    }) => {
      await choose(context, baseURL ?? '', { locale });
      await signInAs(page, words.person);
      const id = await courseFor(page, QUIZ_COURSE);
      await openPage(page, `/learn/catalog/${id}`);
      await page.getByRole('button', { name: words.start, exact: true }).click();
      await expect(page).toHaveURL(/\/view\/content/);

      const quiz = toolIn(page);
      await quiz.getByLabel(words.receivable).check();
      await quiz.getByLabel(words.leaves[0]).check();
      await quiz.getByRole('textbox', { name: words.days }).fill('٢٢');
      await expect(quiz.getByText(words.saved)).toBeVisible();
      await expectAccessible(page, `the quiz, ${name}`);

      // Left in the middle and opened again: everything is there.
      await page.reload();
      await expect(quiz.getByText(words.answered)).toBeVisible();
      await expect(quiz.getByLabel(words.receivable)).toBeChecked();
      await expect(quiz.getByRole('textbox', { name: words.days })).toHaveValue('٢٢');
      await quiz.getByRole('button', { name: words.handIn }).click();
      await expect(quiz.getByRole('heading', { name: words.left })).toBeVisible();
      for (const choice of words.leaves) await quiz.getByLabel(choice).check();
      await quiz.getByRole('textbox', { name: words.margin }).fill('64,1');
      await quiz.getByRole('textbox', { name: words.name }).fill(words.term);
      await quiz.getByRole('button').click();
      await expect(quiz.getByText(words.score)).toBeVisible();
      await expectAccessible(page, `the result, ${name}`, { within: IN_TOOL });

      await quiz.getByRole('link', { name: words.back }).click();
      await expect(page).toHaveURL(/viewType=END/);
      await expect(page.getByText(words.told)).toBeVisible();
      expect(await accessTo(page, id)).toMatchObject({
        objectiveWorkflowAggregate: {
          lastObjectiveWorkflow: { state: FINISHED, progress: 1 },
          lastObjectiveRecord: { normalizedScore: 1 },
        },
      });

      await openPage(page, `/learn/courses/${id}`);
      await page.getByRole('link', { name: words.review }).last().click();
      await expect(page).toHaveURL(/\/workflow\/[^/]+\/view\?viewType=REVIEW/);
      await expect(quiz.getByText(words.score)).toBeVisible();
      await expect(quiz.getByText(words.right, { exact: true })).toHaveCount(5);
      await expect(quiz.locator('form')).toHaveCount(0);
      await expectAccessible(page, `the review, ${name}`, { within: IN_TOOL });
    });
  });
}

test('an essay stops in grading until a person has marked it', async ({ page, context }) => {
  await signInAs(page, 'ada');
  const id = await courseFor(page, ESSAY_COURSE);
  await openPage(page, `/learn/catalog/${id}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const quiz = toolIn(page);
  await quiz.getByLabel('What the reader should do or know').check();
  await quiz.getByRole('textbox', { name: /the short text called/ }).fill('Summary');
  await quiz
    .getByRole('textbox', { name: /Tell the head of your department/ })
    .fill('Move the launch to May. <b>The supplier</b> …');
  await quiz.getByRole('button', { name: 'Hand in' }).click();
  await expect(quiz.getByRole('heading', { name: 'Handed in, waiting to be read' })).toBeVisible();
  await quiz.getByRole('link', { name: 'Back to the course' }).click();
  await expect(page).toHaveURL(/viewType=END/);
  expect(await accessTo(page, id)).toMatchObject({
    objectiveWorkflowAggregate: { lastObjectiveWorkflow: { state: IN_GRADING }, lastObjectiveRecord: null },
  });

  const marking = await context.newPage();
  await marking.goto(process.env['LANTERN_E2E_GRADING_URL'] ?? '');
  await marking.getByRole('link', { name: /Read and mark.*A report people read/ }).click();
  await expect(marking.getByText('<b>The supplier</b>')).toBeVisible();
  await marking.getByLabel('Points').fill('9');
  await marking.getByRole('button', { name: 'Save the mark' }).click();
  await expect(marking.getByText('Enter a number from 0 to 8.')).toBeVisible();
  await expectAccessible(marking, 'the marking');
  await marking.getByLabel('Points').fill('6');
  await marking.getByLabel('Comment for the learner').fill('The proposal stands first. Well done.');
  await marking.getByRole('button', { name: 'Save the mark' }).click();
  await expect(marking.getByRole('heading', { name: 'Nothing waits to be marked' })).toBeVisible();
  await expectAccessible(marking, 'the list of texts');

  expect(await accessTo(page, id)).toMatchObject({
    objectiveWorkflowAggregate: {
      lastObjectiveWorkflow: { state: FINISHED },
      lastObjectiveRecord: { normalizedScore: 0.8 },
    },
  });
  await openPage(page, `/learn/courses/${id}`);
  await page.getByRole('link', { name: 'Review' }).first().click();
  await expect(quiz.getByText('The proposal stands first. Well done.')).toBeVisible();
});

test('a quiz inside a course counts there', async ({ page }) => {
  await signInAs(page, 'omar');
  const id = await courseFor(page, 'Buying well for your team');
  await openPage(page, `/learn/catalog/${id}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/view\/content/);
  await openPage(page, `/learn/courses/${id}/view/content/1.3`);
  const quiz = toolIn(page);
  await quiz.getByLabel('Bread delivered to the hotel, not yet paid').check();
  await quiz.getByRole('button', { name: 'Hand in' }).click();
  await quiz.getByRole('button', { name: 'Hand in as it is' }).click();
  await quiz.getByRole('button', { name: 'Keep this result' }).click();
  await quiz.getByRole('link', { name: 'Back to the course' }).click();
  await expect(page.getByRole('heading', { name: 'Your score is here' })).toBeVisible();
  const access = await accessTo(page, id);
  const attempt = access.objectiveWorkflowAggregate?.lastObjectiveWorkflow?.id;
  const tree = await page.request.get(
    `/api/lms/v1/users/me/objective-workflows/${attempt}/activity-with-aggregates`,
  );
  const finished = '"axis":"1.3"';
  expect(await tree.text()).toContain(finished);
  expect(access.objectiveWorkflowAggregate?.lastObjectiveWorkflow?.progress).toBeGreaterThan(0);
});

test('what strangers say is text, or not heard; a tool that never answers is offered in a window', async ({
  page,
  context,
}) => {
  // Fifteen seconds pass when the test says so.
  await page.clock.install();
  await signInAs(page, 'ada');
  const message = '<img src=x onerror="document.title=1"><b>Done</b>';
  const query = new URLSearchParams({ objectiveId: 'nobody', lti_msg: message });
  await page.goto(`/learn/lti-tool-callback?${query}`);
  await expect(page).toHaveURL('/learn/courses');
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  const id = await courseFor(page, 'Chemistry, guided practice');
  await openPage(page, `/learn/courses/${id}/view/content`);
  await expect(toolIn(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const data = { subject: 'lti.close', message: 'Gone' };
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://elsewhere.test' }));
    window.postMessage(data, location.origin);
    window.postMessage({ subject: 'lti.frameResize', height: 9000 }, location.origin);
  });
  await toolIn(page)
    .getByRole('textbox', { name: /What is its concentration now/ })
    .fill('0.5');
  await expect(toolIn(page).getByText('All answers are saved')).toBeVisible();
  await expect(page.getByText('Gone')).toHaveCount(0);
  expect((await page.locator('iframe').boundingBox())?.height).toBeLessThan(9000);

  await page.route('**/lti/launch/*', () => {});
  await page.reload();
  await expect(page.locator('iframe')).toBeAttached();
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(page.getByText('The tool does not answer')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page, 'the offer of a window');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /Open in new window/ }).click();
  const tool = await opening;
  await expect(tool.getByRole('heading', { name: 'Chemistry, guided practice' })).toBeVisible();
});

type Access = {
  objective: { id: string };
  objectiveWorkflowAggregate: {
    lastObjectiveWorkflow: { id: string; state: number; progress: number } | null;
    lastObjectiveRecord: { normalizedScore: number } | null;
  } | null;
};

async function courseFor(page: Page, name: string): Promise<string> {
  const filter = JSON.stringify(['objective.name', '=', name]);
  for (const list of ['enrolled', 'catalog']) {
    const answer = await page.request.get(ACCESSES, { params: { list, filter } });
    const { data } = (await answer.json()) as { data: Access[] }; // as the call is described
    if (data[0]) return data[0].objective.id;
  }
  throw new Error(`There is no course "${name}".`);
}

async function accessTo(page: Page, id: string): Promise<Access> {
  const answer = await page.request.get(`/api/lms/v1/users/me/objectives/${id}/objective-access`);
  return (await answer.json()) as Access; // as the call is described
}
