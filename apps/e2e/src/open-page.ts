import type { Page, Response } from '@playwright/test';

/** Goes to a page and waits until it answers to the reader, not only shows itself. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await untilAlive(page);
  return response;
}

/** React leaves its mark on an element once it has taken it over. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}
