import { openLivePage, openStaff } from './announce-steps';
import { courseWithCode, enrol } from './attempt-steps';
import { expectAccessibleInThemes } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage, untilAlive } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const WORDS = {
  'en-US': {
    code: 'NUM-101',
    tab: /^Notifications/,
    title: 'Announcements',
    markAll: 'Mark all as read',
    news: ['1 new', '2 new'],
    reply: 'Reply',
    yourReply: 'Your reply',
    send: 'Send',
    remove: 'Remove',
  },
  ar: {
    code: 'KHATT-1',
    tab: /^الإشعارات/,
    title: 'الإعلانات',
    markAll: 'تحديد الكل كمقروء',
    news: ['إعلان جديد واحد', 'إعلانان جديدان'],
    reply: 'ردّ',
    yourReply: 'ردّك',
    send: 'إرسال',
    remove: 'حذف',
  },
} as const;

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    const words = WORDS[locale];
    test.use({ viewport });

    test('[2.28] what staff announce is on the learner’s open page, with its badge, and is read and answered', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      test.slow();
      await choose(context, baseURL ?? '', { locale });
      await signInAs(page, 'theodora');
      const address = await enrol(page, words.code);
      const { objective } = await courseWithCode(page, words.code);
      const staff = await openStaff(browser, baseURL);
      const tab = page.getByRole('main').getByRole('link', { name: words.tab });
      const markAll = page.getByRole('button', { name: words.markAll });

      await openPage(page, `${address}/view/notifications`);
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expectAccessibleInThemes(page, 'announcements');
      await markAll.click();
      await expect(markAll).toBeHidden();

      await openLivePage(page, address);
      await expect(tab).not.toContainText('1');
      const first = await staff.announce(objective.id, 'The room has changed');
      await expect(tab).toContainText(/[1١]/);
      await tab.click();
      await untilAlive(page);
      const news = page.getByRole('article').filter({ hasText: 'The room has changed' });
      await expect(news.getByText('true')).toBeVisible();
      await expect(page.getByText(words.news[0], { exact: true })).toBeVisible();
      const second = await staff.announce(objective.id, 'And the hour too');
      await expect(page.getByText(words.news[1], { exact: true })).toBeVisible();
      // The number may be told before what it counts, and only what was shown is marked.
      await expect(page.getByRole('article').filter({ hasText: 'And the hour too' })).toBeVisible();

      // A page that is loaded anew takes back what it has not sent yet.
      const isRead = page.waitForResponse(/announcements\/read$/);
      await markAll.click();
      expect((await isRead).status()).toBe(200);
      await expect(page.getByText(words.news[1], { exact: true })).toBeHidden();
      await page.reload();
      await untilAlive(page);
      await expect(markAll).toBeHidden();

      await news.getByRole('button', { name: words.reply }).click();
      await news.getByRole('textbox', { name: words.yourReply }).fill('I will be **there**.');
      await news.getByRole('button', { name: words.send }).click();
      const answer = news.getByRole('listitem');
      await expect(answer.getByText('there')).toBeVisible();
      await expectAccessibleInThemes(page, 'an answer', 'main');
      await answer.getByRole('button', { name: words.remove }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
      await expect(answer).toBeHidden();
      // Nothing asks for answers any more, which are gone with what they answered.
      await expect(news.getByRole('button', { name: words.reply, exact: true })).toBeVisible();

      await staff.remove(first);
      await expect(news).toBeHidden();
      await staff.remove(second);
      await staff.close();
    });
  });
}
