import type { BrowserContext } from '@playwright/test';

/** The two looks every journey is walked in: English on a desk, Arabic on a phone. */
export const LOOKS = [
  { name: 'English at 1440', locale: 'en-US', viewport: { width: 1440, height: 900 } },
  { name: 'Arabic at 390', locale: 'ar', viewport: { width: 390, height: 844 } },
] as const;
export type Look = (typeof LOOKS)[number];

/** As a reader who has chosen before. */
export async function choose(
  context: BrowserContext,
  url: string,
  choices: { locale?: string; theme?: string },
): Promise<void> {
  await context.addCookies(Object.entries(choices).map(([name, value]) => ({ name, value, url })));
}
