import { randomUUID } from 'node:crypto';
import { expectAccessible, expectAccessibleInThemes } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage, untilAlive } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const WORDS = {
  'en-US': {
    month: 'Month',
    week: 'Week',
    day: 'Day',
    agenda: 'Agenda',
    next: /^Next/,
    today: 'Today',
    overdue: 'Overdue',
    open: 'Open',
    add: 'Add an event',
    what: 'What is it',
    startDay: 'Starts on',
    endDay: 'Ends on',
    endsBeforeStart: 'The end must not be before the start.',
    remove: 'Remove this event',
    subscribe: 'Subscribe',
    make: 'Make an address',
    address: 'Address',
    replace: 'Replace by a new one',
    close: 'Remove',
  },
  ar: {
    month: 'شهر',
    week: 'أسبوع',
    day: 'يوم',
    agenda: 'جدول',
    next: /التالي$/,
    today: 'اليوم',
    overdue: 'متأخر',
    open: 'فتح',
    add: 'إضافة حدث',
    what: 'ما هو الحدث',
    startDay: 'يبدأ في',
    endDay: 'ينتهي في',
    endsBeforeStart: 'لا يمكن أن تكون النهاية قبل البداية.',
    remove: 'حذف هذا الحدث',
    subscribe: 'الاشتراك',
    make: 'إنشاء عنوان',
    address: 'العنوان',
    replace: 'استبدال بعنوان جديد',
    close: 'حذف',
  },
} as const;

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    const words = WORDS[locale];
    test.use({ viewport });
    test.beforeEach(async ({ page, context, baseURL }) => {
      await choose(context, baseURL ?? '', { locale });
      await signInAs(page, 'ada');
    });

    test('[2.12] every view is a page of its own, turned and led back to today, and can be read by all', async ({
      page,
    }) => {
      await openPage(page, '/learn/calendar');
      const title = page.getByRole('heading', { level: 1 });
      const thisMonth = await title.innerText();
      await expectAccessibleInThemes(page, 'the month');
      await page.getByRole('button', { name: words.next }).click();
      await expect(title).not.toHaveText(thisMonth);
      await page.getByRole('button', { name: words.today, exact: true }).click();
      await expect(title).toHaveText(thisMonth);
      for (const view of ['week', 'day', 'agenda'] as const) {
        await page.getByRole('radiogroup').getByText(words[view], { exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`/learn/calendar/${view}/`));
        await expect(page.getByRole('radio', { name: words[view] })).toBeChecked();
        await expectAccessibleInThemes(page, `the ${view}`);
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/learn\/calendar\/day\//);
    });

    test('[4.22] what is overdue stands first, and its press leads to where it is done', async ({ page }) => {
      await openPage(page, '/learn/calendar/agenda');
      await untilAlive(page);
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(words.overdue);
      const first = page.getByRole('main').getByRole('listitem').first();
      const named = (await first.getByRole('button').innerText()).trim();
      await first.getByRole('button').click();
      await expect(page.getByRole('dialog', { name: named })).toBeVisible();
      await expectAccessible(page, 'a date', { within: 'dialog' });
      await page.getByRole('dialog').getByRole('link', { name: words.open }).click();
      await expect(page).toHaveURL(/\/learn\/courses\/[0-9a-f-]{36}/);
      // In the player of a phone a course is named in the bar above.
      await expect(page.getByText(named).filter({ visible: true }).first()).toBeVisible();
    });

    test('[2.12] an event of one’s own is added, is there after a reload, and is removed', async ({ page }, {
      repeatEachIndex,
    }) => {
      const title = `Lunch, ${name}, ${repeatEachIndex}`;
      await openPage(page, '/learn/calendar/agenda/2031-05');
      await untilAlive(page);
      await page.getByRole('button', { name: words.add }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.what).fill(title);
      await dialog.getByLabel(words.startDay).fill('2031-05-20');
      await dialog.getByLabel(words.endDay).fill('2031-05-19');
      await dialog.getByRole('button', { name: words.add }).click();
      await expect(dialog.getByText(words.endsBeforeStart)).toBeVisible();
      await expectAccessible(page, 'an event of one’s own', { within: 'dialog' });
      await dialog.getByLabel(words.endDay).fill('2031-05-21');
      await dialog.getByRole('button', { name: words.add }).click();
      await expect(dialog).toBeHidden();
      const rows = page.getByRole('main').getByRole('button', { name: title });
      await expect(rows).toHaveCount(2);
      await page.reload();
      await untilAlive(page);
      await rows.last().click();
      await dialog.getByRole('button', { name: words.remove }).click();
      await expect(rows).toHaveCount(0);
    });

    test('[2.12] another calendar reads it at a secret address, until that is replaced or removed', async ({
      page,
      playwright,
    }) => {
      await openPage(page, '/learn/calendar');
      await untilAlive(page);
      await page.getByRole('button', { name: words.subscribe }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.make }).click();
      const field = dialog.getByLabel(words.address);
      await expect(field).toHaveValue(/\.ics$/);
      await expectAccessible(page, 'the addresses', { within: 'dialog' });
      const feed = dialog.getByRole('listitem').filter({ has: page.getByLabel(words.address) });
      const first = await field.inputValue();
      // A program of its own, without the cookies of the page.
      const program = await playwright.request.newContext();
      const answer = await program.get(first);
      expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR[^]*BEGIN:VEVENT/);
      await feed.getByRole('button', { name: words.replace }).click();
      await expect(field).not.toHaveValue(first);
      const second = await field.inputValue();
      expect((await program.get(first)).status()).toBe(404);
      expect((await program.get(second)).status()).toBe(200);
      await feed.getByRole('button', { name: words.close, exact: true }).click();
      await expect(field).toBeHidden();
      expect((await program.get(second)).status()).toBe(404);
      await program.dispose();
    });
  });
}

test('[2.12] on a phone Back closes an open drawer, and only then leaves the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'ada');
  await openPage(page, '/learn/tasks');
  await openPage(page, '/learn/calendar/month/2031-05');
  await untilAlive(page);
  const dialog = page.getByRole('dialog');
  // The drawer's own entry comes and goes a moment after the drawer.
  const hasEntry = () => page.evaluate(() => 'above' in history.state);
  const open = async () => {
    await page.getByRole('button', { name: 'Add an event' }).click();
    await dialog.getByLabel('What is it').fill('Lunch');
    await expect.poll(hasEntry).toBe(true);
  };
  await open();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/learn\/calendar\/month\/2031-05$/);
  await open();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(hasEntry).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/learn\/tasks$/);
});

test('[2.12] by the keyboard alone: to a day by its arrows, and into it', async ({ page }) => {
  await signInAs(page, 'ada');
  await openPage(page, '/learn/calendar/month/2026-03');
  await page.getByRole('link', { name: 'Sunday, March 1, 2026' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Monday, March 9, 2026' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: 'Monday, February 23, 2026' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Monday, March 2, 2026' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Monday, March 9, 2026' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learn\/calendar\/day\/2026-03-09$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday, March 9, 2026');
});

test('[2.12] a long word widens no page of a narrow phone, where a week has its seven days too', async ({
  page,
}) => {
  await signInAs(page, 'theodora');
  await page.setViewportSize({ width: 320, height: 700 });
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-origin' };
  // The day that it is where she lives, as the calendar shows it.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format();
  const task = `/api/lms/v1/users/me/personal-tasks/${randomUUID()}`;
  const data = { title: 'Donaudampfschiff'.repeat(8), dueOn: day, objectiveId: null };
  await openPage(page, '/learn/profile');
  expect((await page.request.put(task, { headers, data })).status()).toBe(200);
  for (const path of ['/', '/tasks', '/calendar', '/calendar/agenda', '/calendar/day', '/calendar/week']) {
    await openPage(page, `/learn${path}`);
    await expect(page.getByText(/Donaudampfschiff/).first()).toBeAttached();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, path).toBeLessThanOrEqual(0);
  }
  const days = page.getByRole('columnheader').getByRole('link');
  await expect(days).toHaveCount(7);
  await days.last().click();
  await expect(page).toHaveURL(/\/learn\/calendar\/day\//);
  expect((await page.request.post(`${task}/remove`, { headers, data: {} })).status()).toBe(200);
});
