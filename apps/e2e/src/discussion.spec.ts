import type { Page } from '@playwright/test';
import { courseWithCode, enrol, startAttempt } from './attempt-steps';
import { expectAccessibleInThemes } from './expect-accessible';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

type Place = { name: string; axis: string };

/** Opens the discussion of a course that the person takes. */
async function openDiscussion(page: Page, code: string, { name, axis }: Place): Promise<void> {
  await enrol(page, code);
  await startAttempt(page, code);
  const { objective } = await courseWithCode(page, code);
  await openPage(page, `/learn/courses/${objective.id}/view/content/${axis}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('[1.3] [4.2] two people talk: a reply comes live, the requirement ticks, and the activity is done', async ({
  page,
  browser,
}) => {
  const place = { name: 'Your longest sentence', axis: '2.5' };
  await page.setViewportSize({ width: 1440, height: 1000 });
  await signInAs(page, 'theodora');
  await openDiscussion(page, 'WRITE-1', place);
  await expect(page.getByText('Post 1 (0 of 1)')).toBeVisible();
  await expectAccessibleInThemes(page, 'the list of a discussion');

  await page.getByRole('button', { name: 'Add a post' }).click();
  await page.getByLabel('Title').fill('Cut in two');
  await page.getByLabel('Text').fill('It was **sixty** words long.');
  await page.reload();
  await page.getByRole('button', { name: 'Add a post' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Cut in two');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Post 1 (1 of 1)')).toBeVisible();
  await page.getByRole('button', { name: 'Cut in two' }).click();
  await expect(page.getByRole('heading', { name: 'Cut in two' })).toBeFocused();
  // The thread stands in the address.
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Cut in two' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Cut in two' }).click();
  await expect(page.getByRole('heading', { name: 'Cut in two' })).toBeFocused();

  const other = await (await browser.newContext()).newPage();
  await signInAs(other, 'omar');
  await openDiscussion(other, 'WRITE-1', place);
  await other.getByRole('button', { name: 'Cut in two' }).click();
  await other.getByRole('button', { name: 'Reply', exact: true }).first().click();
  await other.getByRole('textbox', { name: 'Your reply' }).fill('Which half did you keep?');
  await other.getByRole('form').getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(other.getByText('Which half did you keep?')).toBeVisible();

  await page.getByRole('button', { name: '1 new post' }).click();
  const reply = page.getByRole('article').filter({ hasText: 'Which half did you keep?' }).last();
  await expectAccessibleInThemes(page, 'a thread of a discussion');
  await reply.getByRole('button', { name: 'Reply', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your reply' }).fill('The second.');
  await page.getByRole('form').getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByText('Reply to 1 (1 of 1)')).toBeVisible();
  await expect(page.getByText('You have done what this discussion asks for.')).toBeVisible();
  await other.context().close();
});

test('[1.3] [1.7] in Arabic, on a phone: one posts before the others are seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'amira');
  const { objective } = await courseWithCode(page, 'KHATT-1');
  await openPage(page, `/learn/courses/${objective.id}/view/content/1.5`);
  await expect(page.getByText('شارك قبل أن ترى الآخرين')).toBeVisible();
  await expect(page.getByText('العين في وسط الكلمة')).toBeHidden();
  await expectAccessibleInThemes(page, 'a discussion before the first post');
  await page.getByRole('button', { name: 'أضف مشاركة' }).click();
  await page.getByLabel('العنوان').fill('الكاف');
  await page.getByLabel('النص').fill('ساقها تميل كلما أسرعت.');
  await page.getByRole('button', { name: 'نشر', exact: true }).click();
  await expect(page.getByRole('button', { name: 'العين في وسط الكلمة' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'الكاف' })).toBeVisible();
  await expectAccessibleInThemes(page, 'the list of a discussion in Arabic');
});
