import { expectAccessible, expectAccessibleInThemes } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage, untilAlive } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const WORDS = {
  'en-US': {
    all: 'All tasks',
    title: 'Tasks',
    overdue: 'Overdue',
    ticked: 'Ticked today',
    add: 'Add a task',
    what: 'What to do',
    when: 'When',
    change: (title: string) => `Change “${title}”`,
    remove: 'Remove this task',
  },
  ar: {
    all: 'كل المهام',
    title: 'المهام',
    overdue: 'متأخرة',
    ticked: 'وُضعت العلامة اليوم',
    add: 'إضافة مهمة',
    what: 'ما المطلوب',
    when: 'متى',
    change: (title: string) => `تعديل «${title}»`,
    remove: 'حذف هذه المهمة',
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

    test('[4.22] what is late stands first, is ticked and stays so, and leads to where it is done', async ({
      page,
    }) => {
      await openPage(page, '/learn/courses');
      await page.getByRole('main').getByRole('link', { name: words.all }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await untilAlive(page);
      const overdue = page.getByRole('region', { name: words.overdue });
      const late = overdue.getByRole('listitem').first();
      const box = late.getByRole('checkbox');
      const isSaved = page.waitForResponse(/tasks\/[^/]+\/tick$/);
      await box.check();
      await expect(late.getByText(words.ticked)).toBeVisible();
      expect((await isSaved).status()).toBe(200);
      await page.reload();
      await untilAlive(page);
      await expect(box).toBeChecked();
      await expectAccessibleInThemes(page, 'the tasks');
      const isTakenBack = page.waitForResponse(/tasks\/[^/]+\/tick$/);
      await box.uncheck();
      expect((await isTakenBack).status()).toBe(200);
      const title = (await late.getByRole('link').innerText()).trim();
      await late.getByRole('link').click();
      await expect(page).toHaveURL(/\/learn\/courses\/[0-9a-f-]{36}/);
      // On narrow screens the crumb with the course's name is there but not shown.
      const named = page.getByRole('main').getByText(title).filter({ visible: true });
      await expect(named.first()).toBeVisible();
    });

    test('a task of one’s own is added, is there after a reload, and is removed', async ({ page }, {
      repeatEachIndex,
    }) => {
      const title = `Ask for the plan, ${name}, ${repeatEachIndex}`;
      await openPage(page, '/learn/tasks');
      const isWide = viewport.width > 1099;
      if (!isWide) await page.getByRole('button', { name: words.add }).click();
      const form = isWide ? page.getByRole('complementary').last() : page.getByRole('dialog');
      await form.getByLabel(words.what).fill(title);
      await form.getByLabel(words.when).fill('2031-05-20');
      await form.getByRole('button', { name: words.add }).click();
      const change = page.getByRole('button', { name: words.change(title) });
      await expect(change).toBeVisible();
      await page.reload();
      await untilAlive(page);
      await change.click();
      await expectAccessible(page, 'a task of one’s own', { within: 'dialog' });
      await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
      await expect(change).toBeHidden();
    });
  });
}

test('by the keyboard alone a task is added, ticked, changed and removed, and the focus is never lost', async ({
  page,
}, { repeatEachIndex }) => {
  const title = `Keys alone, ${repeatEachIndex}`;
  const words = WORDS['en-US'];
  await signInAs(page, 'theodora');
  await openPage(page, '/learn/tasks');
  await page.getByLabel(words.what).focus();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  const box = page.getByRole('checkbox', { name: `Tick: ${title}` });
  await expect(box).toBeVisible();
  await expect(page.getByLabel(words.what)).toBeFocused();
  await box.focus();
  const isTicked = page.waitForResponse(/tasks\/[^/]+\/tick$/);
  await page.keyboard.press('Space');
  expect((await isTicked).status()).toBe(200);
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  const change = page.getByRole('button', { name: words.change(title) });
  await page.keyboard.press('Tab');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: words.remove }).focus();
  await page.keyboard.press('Enter');
  await expect(box).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
