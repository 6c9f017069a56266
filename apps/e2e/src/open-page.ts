import type { Page, Response } from '@playwright/test';

/** Goes to a page and waits until it answers to the reader, not only shows itself. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await untilAlive(page);
  return response;
}

/**
 * React takes over what the server drew part by part, the frame before what stands in it, and leaves its mark on each
 * element. What it does after that (its effects) is done once the browser has nothing else to do.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isAlive = (element: Element): boolean => {
      // What is in no page that the server drew, or is not React's: a viewer in its dialog, an author's text.
      if (element.matches('script, template, style, link, dialog')) return true;
      const props = Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1];
      return (
        props !== undefined && ('dangerouslySetInnerHTML' in props || [...element.children].every(isAlive))
      );
    };
    return document.querySelector('main') !== null && [...document.body.children].every(isAlive);
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** For counts of what a page asks for by itself: what other journeys do meanwhile as the same person is not told to it. */
export async function withoutNews(page: Page): Promise<void> {
  await page.route('**/users/me/live?*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '\n' }),
  );
}

/** Takes the connection away; the page hears of it a moment after its browser. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}
