import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { untilAlive } from './open-page';
import { signInAnew } from './people';
import { expect, test } from './product';
import { newDataFolder, removeDataFolder, runProduct } from './run-product';

const ANOTHER_DAY = fileURLToPath(new URL('./another-day.mjs', import.meta.url));
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The product starts once for each day. */
const PATIENCE_MS = 300_000;
const OWN_TASK = 'Ask for the plan';
const READ_IT = 'Due yesterday, still open';
const COURSE = 'Data protection essentials';

test.describe.configure({ timeout: PATIENCE_MS });
test.use({ timezoneId: 'UTC' });

let dataFolder: string;
test.beforeAll(async () => {
  dataFolder = await newDataFolder();
});
test.afterAll(() => removeDataFolder(dataFolder));

/** Nine in the morning of the next Monday, when the demo is filled; the days after it are counted from there. */
function nextMonday(now: Date): number {
  const days = (8 - now.getUTCDay()) % 7 || 7;
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 9);
}

/** One day of the week: the product, its people and the browser live on it, and Ada opens her home. */
async function onDay(page: Page, morning: number, live: (taskOf: TaskOf) => Promise<void>): Promise<void> {
  const settings = {
    NODE_OPTIONS: `--import ${ANOTHER_DAY}`,
    CLOCK_AHEAD_MS: String(morning - Date.now()),
  };
  const { url, stop } = await runProduct('start.mjs', { dataFolder, settings });
  try {
    await page.context().clearCookies();
    await page.clock.setFixedTime(morning);
    await signInAnew(page, 'ada', '/learn/', url);
    await untilAlive(page);
    await live((title) =>
      page
        .getByRole('region', { name: 'Tasks' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: title }).or(page.getByText(title, { exact: true })) }),
    );
    await page.goto('about:blank');
  } finally {
    await stop();
  }
}
type TaskOf = (title: string) => ReturnType<Page['getByRole']>;

test('[2.2] [4.22] a week: what is due is done and gone, what is planned comes up on its day, what is left is late', async ({
  page,
}) => {
  const monday = nextMonday(new Date());
  await onDay(page, monday, async (taskOf) => {
    await expect(page.getByText('Monday', { exact: false }).first()).toBeVisible();
    await expect(taskOf(READ_IT)).toContainText('1 day late');
    await expect(taskOf(COURSE)).toContainText('In 3 days');
    await taskOf(READ_IT).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: READ_IT })).toBeVisible();
    const isRead = page.waitForResponse(/finish-activity-workflows/);
    await page.getByRole('main').getByRole('link', { name: /^Next/ }).click();
    expect((await isRead).ok()).toBe(true);
    await page.goto(`${new URL(page.url()).origin}/learn/tasks`);
    await untilAlive(page);
    const form = page.getByRole('complementary', { name: 'Summary' });
    await form.getByLabel('What to do').fill(OWN_TASK);
    await form.getByLabel('When').fill(dayOf(monday + 3 * DAY_MS));
    await form.getByRole('button', { name: 'Add a task' }).click();
    await expect(page.getByRole('button', { name: `Change “${OWN_TASK}”` })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).filter({ visible: true }).click();
    await expect(taskOf(COURSE)).toBeVisible();
    await expect(taskOf(READ_IT)).toHaveCount(0);
  });

  // Before the hour at which the demo was filled, and at which its course is due.
  await onDay(page, monday + 3 * DAY_MS - HOUR_MS, async (taskOf) => {
    await expect(page.getByText('Thursday').first()).toBeVisible();
    await expect(taskOf(COURSE)).toContainText('Due today');
    await expect(taskOf(OWN_TASK)).toContainText('Due today');
    const isTicked = page.waitForResponse(/tasks\/[^/]+\/tick$/);
    await taskOf(OWN_TASK).getByRole('checkbox').check();
    expect((await isTicked).status()).toBe(200);
    await expect(taskOf(READ_IT)).toHaveCount(0);
  });

  await onDay(page, monday + 4 * DAY_MS, async (taskOf) => {
    await expect(page.getByText('Friday').first()).toBeVisible();
    await expect(taskOf(COURSE)).toContainText('1 day late');
    await expect(taskOf(OWN_TASK)).toHaveCount(0);
  });
});

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
