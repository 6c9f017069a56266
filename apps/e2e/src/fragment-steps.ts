import { expect, type Page } from '@playwright/test';

/** What a slot says in place of a fragment that failed. */
export const WORDS = {
  'en-US': { failed: 'This part of the page could not be shown.', retry: 'Try again' },
  ar: { failed: 'تعذّر عرض هذا الجزء من الصفحة.', retry: 'إعادة المحاولة' },
};

type Told = { slot: string; reason: string };

/** What the page tells of fragments, by its call of events. */
export function failuresOf(page: Page): Told[] {
  const told: Told[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/events')) return;
    const { events } = request.postDataJSON() as { events: Array<{ name: string; properties: Told }> };
    told.push(
      ...events.filter(({ name }) => name === 'fragment_load_failed').map(({ properties }) => properties),
    );
  });
  return told;
}

/** The page as the server would send it with another registration. */
export async function register(
  page: Page,
  fragment: { kind: string; address: string },
  frames = '',
): Promise<void> {
  await page.route('**/learn', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      /"tasks":\{"address":"[^"]*","kind":"module"\}/,
      `"tasks":${JSON.stringify(fragment)}`,
    );
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    headers['content-security-policy'] = policy.replace(/frame-src [^;]*/, `frame-src 'self' ${frames}`);
    await route.fulfill({ response: answer, body: html, headers });
  });
}

export const slotOf = (page: Page) => page.locator('[data-fragment="tasks"]');

export async function expectOff(page: Page, words: (typeof WORDS)['en-US']): Promise<void> {
  const alert = slotOf(page).getByRole('alert');
  await expect(alert).toContainText(words.failed);
  await expect(alert.getByRole('button', { name: words.retry })).toBeVisible();
  // The page goes on.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
