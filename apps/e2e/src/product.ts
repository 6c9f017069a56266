import { test as base, type BrowserContext, expect } from '@playwright/test';

export { expect };

type ProductOptions = {
  /** Complaints that a journey provokes on purpose, such as the browser's line about a refused call. */
  expectedComplaint: RegExp | null;
};

/** The test of every journey: on the running product, and failing when the browser complains of anything. */
export const test = base.extend<ProductOptions>({
  expectedComplaint: [null, { option: true }],
  context: async ({ context, expectedComplaint }, provide) => {
    const complaints = await complaintsOf(context);
    await provide(context);
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
