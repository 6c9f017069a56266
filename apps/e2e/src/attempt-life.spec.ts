import type { Page } from '@playwright/test';
import { choose } from './looks';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const API = '/api/lms/v1';
/** What is sent again is sent later each time, and a result is looked for every two seconds. */
const PATIENT = { timeout: 30_000 };

const WORDS = {
  'en-US': {
    start: 'Start',
    continue: 'Continue',
    submitCourse: 'Submit course',
    warning: 'If you choose submit, you will submit your results and will not be able to resume.',
    submit: 'Submit',
    finishCourse: 'Finish course',
    finish: 'Finish',
    review: 'Review',
    startAgain: 'Start again',
    attempts: 'Previous attempts',
    composite: 'FIN-109',
    text: 'FIN-108',
  },
  ar: {
    start: 'ابدأ',
    continue: 'متابعة',
    submitCourse: 'تسليم الدورة',
    warning: /لن تتمكن/,
    submit: 'تسليم',
    finishCourse: 'إنهاء الدورة',
    finish: 'إنهاء',
    review: 'مراجعة',
    startAgain: 'ابدأ من جديد',
    attempts: 'المحاولات السابقة',
    composite: 'FIN-109',
    text: 'PPL-109',
  },
} as const;

type Course = {
  id: string;
  objective: { id: string };
  objectiveWorkflowAggregate: {
    id: string;
    lastObjectiveWorkflow: { id: string; state: number } | null;
  } | null;
};

/** The course as the caller has it, taken from the catalog or already theirs. */
async function courseWithCode(page: Page, code: string): Promise<Course> {
  for (const list of ['enrolled', 'catalog']) {
    const params = { list, filter: JSON.stringify(['objective.code', '=', code]) };
    const answer = await page.request.get(`${API}/users/me/objective-accesses/query`, { params });
    const { data } = (await answer.json()) as { data: Course[] }; // as the contract has it
    if (data[0]) return data[0];
  }
  throw new Error(`There is no course ${code}`);
}

async function recordsOf(page: Page, code: string): Promise<unknown[]> {
  const { objectiveWorkflowAggregate } = await courseWithCode(page, code);
  const id = objectiveWorkflowAggregate?.id ?? '';
  return (await page.request.get(`${API}/objective-workflow-aggregates/${id}/objective-records`)).json();
}

const ticketOf = (page: Page) => page.getByRole('complementary').last();
const offer = (page: Page, name: string) =>
  ticketOf(page)
    .getByRole('button', { name, exact: true })
    .or(ticketOf(page).getByRole('link', { name, exact: true }));

const COMMAND_HEADERS = {
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
  prefer: 'respond-sync',
};

/** Enrolled, on the course's own page; how one enrols is another journey. */
async function takeUp(page: Page, code: string): Promise<string> {
  const { id: objectiveAccessId, objective, objectiveWorkflowAggregate } = await courseWithCode(page, code);
  if (!objectiveWorkflowAggregate) {
    const data = { id: crypto.randomUUID(), objectiveAccessId };
    await page.request.post(`${API}/create-self-enrollments`, { data, headers: COMMAND_HEADERS });
  }
  const address = `/learn/courses/${objective.id}`;
  await openPage(page, address);
  return address;
}

async function submit(page: Page, words: (typeof WORDS)['en-US' | 'ar']): Promise<void> {
  await offer(page, words.submitCourse).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(words.warning)).toBeVisible();
  await question.getByRole('button', { name: words.submit, exact: true }).click();
}

for (const locale of ['en-US', 'ar'] as const) {
  const words = WORDS[locale];
  test.describe(locale, () => {
    test.beforeEach(async ({ page, context, baseURL }) => {
      test.slow();
      await choose(context, baseURL ?? '', { locale });
      // Each its own person: they take the same course, perhaps at the same time.
      await signInAs(page, locale === 'ar' ? 'omar' : 'ada');
    });

    test('[4.8]–[4.17] a composite course: started, left, handed in, started again, looked back at', async ({
      page,
    }) => {
      const code = words.composite;
      const address = await takeUp(page, code);
      await offer(page, words.start).click();
      await expect(page).toHaveURL(new RegExp(`${address}/view/content`), PATIENT);
      const first = (await courseWithCode(page, code)).objectiveWorkflowAggregate?.lastObjectiveWorkflow;
      expect(first?.state).toBe(1);

      await openPage(page, address);
      await expect(offer(page, words.continue)).toBeVisible();
      await submit(page, words);
      await expect(offer(page, words.startAgain)).toBeEnabled(PATIENT);
      await expect(offer(page, words.continue)).toHaveCount(0);
      expect(await recordsOf(page, code)).toHaveLength(1);

      await offer(page, words.startAgain).click();
      await page.getByRole('dialog').getByRole('button', { name: words.startAgain }).click();
      await expect(page).toHaveURL(new RegExp(`${address}/view/content`), PATIENT);
      const second = (await courseWithCode(page, code)).objectiveWorkflowAggregate?.lastObjectiveWorkflow;
      expect(second).toMatchObject({ state: 1 });
      expect(second?.id).not.toBe(first?.id);

      await openPage(page, address);
      await submit(page, words);
      await expect(offer(page, words.review)).toBeVisible(PATIENT);
      await expect(page.getByRole('table', { name: words.attempts }).getByRole('row')).toHaveCount(3);
      expect(await recordsOf(page, code)).toHaveLength(2);
      await offer(page, words.review).click();
      await expect(page).toHaveURL(/viewType=REVIEW/);
    });

    test('[4.11] [4.17] a text: started with its activity, finished, never started again', async ({
      page,
    }) => {
      const code = words.text;
      const address = await takeUp(page, code);
      await offer(page, words.start).click();
      await expect(page).toHaveURL(new RegExp(`${address}/view/content`), PATIENT);
      await openPage(page, address);
      await offer(page, words.finishCourse).click();
      await page.getByRole('dialog').getByRole('button', { name: words.finish, exact: true }).click();
      await expect(offer(page, words.review)).toBeVisible(PATIENT);
      await expect(offer(page, words.startAgain)).toHaveCount(0);
      await expect(offer(page, words.start)).toHaveCount(0);
      expect(await recordsOf(page, code)).toHaveLength(1);
      await offer(page, words.review).click();
      await expect(page).toHaveURL(/viewType=REVIEW/);
    });
  });
}

const ENGLISH = WORDS['en-US'];

test.describe('handing in', () => {
  test.use({ expectedComplaint: /status of 50\d|net::ERR/ });
  const SUBMIT = '**/submit-objective-workflows';

  /** A fresh attempt of the course, on its page. */
  async function underWay(page: Page, code: string): Promise<void> {
    test.slow();
    await signInAs(page, 'omar');
    const address = await takeUp(page, code);
    const { objectiveWorkflowAggregate } = await courseWithCode(page, code);
    if (objectiveWorkflowAggregate?.lastObjectiveWorkflow?.state !== 1) {
      await page.request.post(`${API}/start-objective-workflows`, {
        data: { id: crypto.randomUUID(), objectiveWorkflowAggregateId: objectiveWorkflowAggregate?.id },
        headers: COMMAND_HEADERS,
      });
    }
    await openPage(page, address);
    await expect(offer(page, ENGLISH.continue)).toBeVisible();
  }

  test('[4.10] to a slow server: the page waits, is sent once, and tells the result, here, in another tab and on another device', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const code = 'FIN-105';
    await underWay(page, code);
    const before = (await recordsOf(page, code)).length;
    const device = await browser.newContext({ baseURL: baseURL ?? '' });
    await device.addCookies(await context.cookies());
    const onlookers = [await context.newPage(), await device.newPage()];
    for (const onlooker of onlookers) await openPage(onlooker, page.url());
    const player = await device.newPage();
    await openPage(player, `${page.url()}/view/content`);
    const playerEnd = player.getByRole('button', { name: ENGLISH.submitCourse }).first();
    await expect(playerEnd).toBeVisible();

    let sent = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(SUBMIT, async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await submit(page, ENGLISH);
    await expect.poll(() => sent).toBe(1);
    await expect(offer(page, ENGLISH.startAgain)).toHaveCount(0);
    await page.keyboard.press('Enter');
    release();
    for (const shown of [page, ...onlookers]) {
      await expect(offer(shown, ENGLISH.startAgain)).toBeEnabled(PATIENT);
      await expect(offer(shown, ENGLISH.continue)).toHaveCount(0);
    }
    await expect(playerEnd).toHaveCount(0, PATIENT);
    expect(sent).toBe(1);
    expect(await recordsOf(page, code)).toHaveLength(before + 1);
    await device.close();
  });

  test('[4.10] to a server that fails once it has done it: sent again, done once', async ({ page }) => {
    const code = 'FIN-105';
    await underWay(page, code);
    const before = (await recordsOf(page, code)).length;
    const bodies: Array<string | null> = [];
    await page.route(SUBMIT, async (route) => {
      bodies.push(route.request().postData());
      if (bodies.length === 1) {
        await route.fetch();
        await route.fulfill({ status: 503 });
      } else if (bodies.length === 2) await route.abort();
      else await route.continue();
    });
    await submit(page, ENGLISH);
    await expect(offer(page, ENGLISH.startAgain)).toBeEnabled(PATIENT);
    expect(bodies.length).toBeGreaterThanOrEqual(3);
    expect(new Set(bodies).size).toBe(1);
    expect(await recordsOf(page, code)).toHaveLength(before + 1);
  });
});

test('[4.21] a page that is open when the course opens lets the learner start', async ({ page }) => {
  await signInAs(page, 'ada');
  const { objective } = await courseWithCode(page, 'COM-908');
  await page.clock.install();
  await openPage(page, `/learn/courses/${objective.id}`);
  await expect(page.getByText(/Will be available to start on/)).toBeVisible();
  await expect(offer(page, ENGLISH.start)).toBeDisabled();
  await page.clock.fastForward(24 * 86_400_000);
  await expect(offer(page, ENGLISH.start)).toBeEnabled();
  await expect(page.getByText(/Will be available to start on/)).toHaveCount(0);
});
