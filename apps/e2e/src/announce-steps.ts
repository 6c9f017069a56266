import type { Browser, Page } from '@playwright/test';
import { COMMAND_HEADERS } from './attempt-steps';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect } from './product';

const API = '/api/lms/v1';

/** Staff have no screen for it: they announce by calls. */
export async function openStaff(browser: Browser, baseURL: string | undefined) {
  const staff = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await signInAs(staff, 'ines');
  return {
    announce: async (objectiveId: string, title: string) => {
      const id = crypto.randomUUID();
      const address = `${API}/objectives/${objectiveId}/announcements/${id}`;
      const data = { title, text: 'Short and *true*.' };
      const answer = await staff.request.put(address, { data, headers: COMMAND_HEADERS });
      expect(answer.status(), title).toBe(200);
      return id;
    },
    remove: async (id: string) => {
      const address = `${API}/announcements/${id}/remove`;
      const answer = await staff.request.post(address, { data: {}, headers: COMMAND_HEADERS });
      expect(answer.status()).toBe(200);
    },
    close: () => staff.context().close(),
  };
}

/** Opens it, and waits until it has heard the stream begin. */
export async function openLivePage(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('lantern-live', () => document.documentElement.setAttribute('data-heard', ''));
  });
  await openPage(page, address);
  await page.locator('html[data-heard]').waitFor({ state: 'attached' });
}
