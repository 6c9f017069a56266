import type { Browser, Page } from '@playwright/test';
import { openPage, untilAlive } from './open-page';
import { PEOPLE, type Person, signInAnew } from './people';
import { expect, test } from './product';
import { LEARNERS, openSchool, type School, TEAM } from './school-on-two-servers';

let school: School;

test.describe.configure({ timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  school = await openSchool();
});
test.afterAll(() => school.close());

/** The page of the course, in a browser of its own, behind one of the doors. */
async function openCourse(
  browser: Browser,
  person: Person,
  { door, server }: { door: string; server?: 'one' | 'two' },
): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    ...(server && { extraHTTPHeaders: { 'x-server': server } }),
  });
  const page = await context.newPage();
  await signInAnew(page, person, '/learn/courses', school.doors.plain);
  await openPage(page, `${door}/learn/courses`);
  await page.getByRole('main').getByRole('link', { name: 'Letters that are read' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Letters that are read' })).toBeVisible();
  await untilAlive(page);
  return page;
}

test('[1.2] [1.3] [4.3] three people, each at another server or behind a proxy that cuts their streams, take a course with a discussion and a team’s task from its start to their certificates', async ({
  browser,
}) => {
  const ada = await openCourse(browser, 'ada', { door: school.doors.plain, server: 'one' });
  const omar = await openCourse(browser, 'omar', { door: school.doors.plain, server: 'two' });
  const lin = await openCourse(browser, 'lin', { door: school.doors.cutting });
  const all = [ada, omar, lin];

  await test.step('[2.28] what staff announce is there for all of them', async () => {
    await school.announce('The room has changed');
    for (const page of all)
      await expect(page.getByRole('main').getByRole('link', { name: /^Notifications/ })).toContainText('1');
  });

  await test.step('[4.2] they talk: each post is heard by the others, and all have done what is asked for', async () => {
    for (const page of all) {
      await page.getByRole('button', { name: 'Start' }).first().click();
      await page.getByRole('link', { name: /^Next/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your longest sentence' })).toBeVisible();
    }
    await post(ada, 'From Ada');
    await post(omar, 'From Omar');
    await reply(lin, 'From Ada', 'I would cut the second half.');
    await post(lin, 'From Lin');
    await reply(ada, 'From Omar', 'I would cut nothing.');
    await reply(omar, 'From Lin', 'I would cut the first word.');
    for (const page of all)
      await expect(page.getByText('You have done what this discussion asks for.')).toBeVisible();
  });

  await test.step('[3.10] one writes, the others see it, and all say that they are ready', async () => {
    for (const page of all) await page.getByRole('link', { name: /^Next/ }).click();
    for (const page of all)
      await expect(page.getByRole('region', { name: TEAM }).getByText('Working now')).toHaveCount(3);
    const noticeOf = (page: Page) => page.getByRole('textbox', { name: 'The new notice' });
    await noticeOf(lin).fill('No water on Tuesday.');
    for (const page of all) await expect(noticeOf(page)).toHaveValue('No water on Tuesday.');
    await noticeOf(omar).fill('No water on Tuesday from 8 to 12.');
    for (const page of all) await expect(noticeOf(page)).toHaveValue('No water on Tuesday from 8 to 12.');
    await ada.getByRole('button', { name: 'I am ready, 0 of 3' }).click();
    await omar.getByRole('button', { name: 'I am ready, 1 of 3' }).click();
    await lin.getByRole('button', { name: 'I am ready, 2 of 3' }).click();
    await lin.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    for (const page of all) await expect(page.getByText('This work has been submitted')).toBeVisible();
  });

  await test.step('[7.16] one grade is everybody’s, and each has a certificate', async () => {
    for (const page of all) {
      await page.getByRole('button', { name: 'Submit course' }).filter({ visible: true }).last().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You have submitted/);
    }
    const waiting = async () =>
      JSON.parse(await school.lantern('attempts', 'waiting', '--json')) as Array<{
        activityWorkflowId: string;
      }>; // as it is told
    const [work] = await waiting();
    await school.lantern('attempts', 'grade', work?.activityWorkflowId ?? '', '9', '--of', '10');
    expect(await waiting()).toEqual([]);
    for (const [index, page] of all.entries()) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You have completed/);
      const award = page.getByRole('region', { name: 'Writer of letters' });
      const { name } = PEOPLE[LEARNERS[index] ?? 'ada'];
      await expect(award.getByText(name, { exact: false })).toBeVisible();
    }
  });
  for (const page of all) await page.context().close();
});

test('[2.28] behind a proxy that lets no stream through, an open page asks by itself: nothing is missed', async ({
  browser,
}) => {
  const page = await openCourse(browser, 'lin', { door: school.doors.holding });
  await page.clock.install();
  await page.reload();
  await untilAlive(page);
  const news = page.getByRole('main').getByRole('link', { name: /^Notifications/ });
  const badge = news.getByText(/^\d+ unread$/);
  const before = (await badge.count()) === 0 ? 0 : Number.parseInt(await badge.innerText(), 10);
  await school.announce('And the hour too');
  await page.clock.fastForward(40_000);
  await expect(badge).toHaveText(`${before + 1} unread`);
  await page.context().close();
});

/** Begins a thread in the discussion that is open. */
async function post(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a post' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Text').fill('It was sixty words long.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('button', { name: title })).toBeVisible();
}

/** To a thread of somebody else, which comes by itself: it is there, or announced above what is being read. */
async function reply(page: Page, title: string, text: string): Promise<void> {
  const thread = page.getByRole('button', { name: title });
  const announced = page.getByRole('button', { name: /^\d+ new posts?$/ });
  await expect(async () => {
    if (await announced.isVisible()) await announced.click();
    await expect(thread).toBeVisible({ timeout: 1000 });
  }).toPass();
  await thread.click();
  await page.getByRole('button', { name: 'Reply', exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Your reply' }).fill(text);
  await page.getByRole('form').getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'All posts' }).click();
}
