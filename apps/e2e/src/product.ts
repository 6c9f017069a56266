import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';

export { expect };

type ProductOptions = {
  /** Complaints that a journey provokes on purpose, such as the browser's line about a refused call. */
  expectedComplaint: RegExp | null;
};

/** The test of every journey: on the running product, and failing when the browser complains of anything. */
export const test = base.extend<ProductOptions>({
  expectedComplaint: [null, { option: true }],
  context: async ({ context, expectedComplaint }, provide, testInfo) => {
    const complaints = await complaintsOf(context);
    await provide(context);
    if (testInfo.status === 'timedOut')
      for (const page of context.pages()) console.log(testInfo.title, await signsOfLife(page));
    const unexpected = complaints.filter((text) => !expectedComplaint?.test(text));
    expect(unexpected, 'the browser complained').toEqual([]);
  },
});

/** Console errors, hydration warnings, policy violations and uncaught errors of every page, as they come. */
async function complaintsOf(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  context.on('weberror', (webError) => complaints.push(`uncaught: ${webError.error().message}`));
  context.on('console', (message) => {
    const isHydration = /hydrat|did not match/i.test(message.text());
    const isComplaint = message.type() === 'error' || (message.type() === 'warning' && isHydration);
    if (isComplaint) complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  await context.addInitScript(() => {
    // Where React has drawn a page anew, why it had to.
    addEventListener('error', ({ error }) => {
      if (error?.cause) console.error(`caused by ${error.cause.stack ?? error.cause}`);
    });
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(`CSP refused ${violation.blockedURI} (${violation.violatedDirective})`);
    });
  });
  return complaints;
}

const PATIENT_MS = 3000;

/** Of a page on which a step came to no end: whether its scripts are at a standstill, or only its picture. */
async function signsOfLife(page: Page): Promise<Record<string, unknown>> {
  const inTime = <Told>(asked: Promise<Told>) =>
    Promise.race([
      asked.catch((error: unknown) => String(error)),
      new Promise<string>((resolve) => setTimeout(resolve, PATIENT_MS, 'no answer')),
    ]);
  return {
    url: page.url(),
    script: await inTime(page.evaluate(() => document.visibilityState)),
    frame: await inTime(page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))),
  };
}
