import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './product';

type AccessibleOptions = {
  except?: string[];
  /** A selector; several lead into a frame, and one inside it. */
  within?: string | string[];
};

export async function expectAccessible(
  page: Page,
  what: string,
  { except = [], within = 'html' }: AccessibleOptions = {},
): Promise<void> {
  await untilSettled(page);
  const { violations } = await new AxeBuilder({ page }).include(within).disableRules(except).analyze();
  expect(violations, what).toEqual([]);
}

/** Half-way through a fade, colours are nobody's choice. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
