import type { Browser, Page } from '@playwright/test';
import { addressOfCourse } from './courses';
import { expectAccessibleInThemes } from './expect-accessible';
import { goOffline, openPage } from './open-page';
import { PEOPLE, signInAs } from './people';
import { expect, test } from './product';

// The connection is cut, and somebody else has saved meanwhile.
test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|status of 409/ });

const COURSE = 'WRITE-1';
const TASK = '3.4';

async function openTask(page: Page, person: keyof typeof PEOPLE): Promise<void> {
  await signInAs(page, person);
  await openPage(page, `${await addressOfCourse(page, COURSE)}/view/content/${TASK}`);
}

/** A second person, on a device of their own. */
async function onAnother(browser: Browser, person: keyof typeof PEOPLE): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openTask(page, person);
  return page;
}

/** What was said last is seen, not behind what the next is written in. */
async function expectAboveTheForm(page: Page, said: string): Promise<void> {
  const message = page.getByRole('dialog').getByRole('listitem').filter({ hasText: said });
  const form = page.getByRole('dialog').locator('form');
  const covered = async () => {
    const [last, next] = [await message.boundingBox(), await form.boundingBox()];
    return last && next ? Math.max(0, last.y + last.height - next.y) : null;
  };
  await expect.poll(covered).toBe(0);
}

/** On a phone: back, what hands in, and on, however long their words are. */
async function expectOneRowAtTheFoot(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = await page
    .locator('footer')
    .last()
    .locator('a, button')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
  if (size) await page.setViewportSize(size);
}

test('[1.3] [3.10] a team writes one work, hands it in together, and has one grade', async ({
  page,
  browser,
}) => {
  await openTask(page, 'theodora');
  const card = page.getByRole('region', { name: 'Team Marigold' });
  await expect(card.getByText('Ready since')).toBeVisible();
  const notice = page.getByRole('textbox', { name: 'The new notice' });
  await expect(notice).toHaveValue(/Please fill a bucket/);

  const lin = await onAnother(browser, 'lin');
  const linsNotice = lin.getByRole('textbox', { name: 'The new notice' });
  await expect(card.getByText('Working now')).toHaveCount(2);

  await test.step('what one saves, the other sees without touching the page', async () => {
    await linsNotice.fill('No water on Tuesday.');
    await expect(notice).toHaveValue('No water on Tuesday.');
    await expect(page.getByText('Last saved by Lin Wei')).toBeVisible();
    // Whoever was ready is asked again.
    await expect(card.getByText('Not ready for the changed work yet')).toBeVisible();
  });

  await test.step('both type: nothing typed is lost, and the other is told', async () => {
    const reader = page.getByRole('textbox', { name: 'Who reads it' });
    await goOffline(page);
    await reader.fill('Somebody who comes home tired.');
    await linsNotice.fill('No water on Tuesday, 9 June.');
    await expect(lin.getByText('Last saved by you')).toBeVisible();
    await expect(lin.getByText('Saving…')).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(page.getByText('The submission has been modified by somebody else')).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(notice).toHaveValue('No water on Tuesday, 9 June.');
    await expect(reader).toHaveValue('Somebody who comes home tired.');
    await expect(lin.getByRole('textbox', { name: 'Who reads it' })).toHaveValue(
      'Somebody who comes home tired.',
    );
  });

  await test.step('both bring a file at the same moment: the work has both', async () => {
    const bring = (by: Page, name: string) =>
      by
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(`This is ${name}.`) });
    await Promise.all([bring(page, 'one.txt'), bring(lin, 'two.txt')]);
    for (const by of [page, lin]) {
      await expect(by.getByRole('link', { name: /one\.txt/ })).toBeVisible();
      await expect(by.getByRole('link', { name: /two\.txt/ })).toBeVisible();
    }
  });

  await test.step('the chat', async () => {
    await page.getByRole('button', { name: 'Team chat' }).click();
    const chat = page.getByRole('dialog', { name: 'Team chat: Team Marigold' });
    await chat.getByRole('textbox', { name: 'Your message' }).fill('Ready **when you are**.');
    await chat.getByRole('button', { name: 'Send' }).click();
    await expect(chat.getByText('when you are', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await lin.getByRole('button', { name: 'Team chat' }).click();
    await expect(lin.getByText('when you are', { exact: true })).toBeVisible();
    await expectAboveTheForm(lin, 'when you are');
    await lin.keyboard.press('Escape');
  });

  await test.step('all are ready: it goes for all of them', async () => {
    const amira = await onAnother(browser, 'amira');
    const isReady = amira.getByRole('button', { name: /^أنا جاهز/ });
    await expect(isReady).toBeVisible();
    await expectOneRowAtTheFoot(amira);
    await isReady.click();
    await lin.getByRole('button', { name: 'I am ready, 1 of 3' }).click();
    await page.getByRole('button', { name: 'I am ready, 2 of 3' }).click();
    const question = page.getByRole('dialog', { name: 'Submit this work?' });
    await expect(question.getByText(PEOPLE.theodora.name)).toBeVisible();
    await question.getByRole('button', { name: 'Submit' }).click();
    for (const one of [page, lin]) {
      await expect(one.getByText('This work has been submitted')).toBeVisible();
    }
    await amira.context().close();
  });

  await test.step('one grade for all', async () => {
    const ines = await (await browser.newContext()).newPage();
    await signInAs(ines, 'ines');
    const api = '/api/lms/v1';
    const { data } = await (await ines.request.get(`${api}/work-to-grade`)).json();
    const [work] = (data as Array<{ activityName: string; activityWorkflowId: string }>).filter(
      ({ activityName }) => activityName === 'A notice, rewritten together',
    );
    await openPage(ines, '/learn/courses');
    const status = await ines.evaluate(async (activityWorkflowId) => {
      const body = { id: crypto.randomUUID(), activityWorkflowId, score: 9, maxScore: 10 };
      const headers = {
        prefer: 'respond-sync',
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
      };
      const address = '/api/lms/v1/grade-activity-workflows';
      return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    }, work?.activityWorkflowId);
    expect(status).toBe(200);
    for (const one of [page, lin]) {
      await expect(one.getByText('This work has been graded')).toBeVisible();
    }
    await ines.context().close();
  });
  await lin.context().close();
});

test('[1.3] the team and its work can be used by everybody, in both themes and in Arabic', async ({
  page,
}) => {
  await openTask(page, 'amira');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'Team Marigold' })).toBeVisible();
  await expectAccessibleInThemes(page, 'a team activity');
});
