import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Everything in light, and in dark what dark changes: colours. The page follows the system's theme. */
export async function expectAccessibleInThemes(page: Page, what: string, within = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${what}, light`, { within });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${what}, dark`, { within, only: COLOUR_RULES });
  await page.emulateMedia({ colorScheme: null });
}
