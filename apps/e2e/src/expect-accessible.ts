import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './product';

export async function expectAccessible(
  page: Page,
  what: string,
  { except = [], within = 'html' }: { except?: string[]; within?: string } = {},
): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).disableRules(except).analyze();
  expect(violations, what).toEqual([]);
}
