import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './product';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Everything in light, and in dark what dark changes: colours. The page follows the system's theme. */
export async function expectAccessibleInThemes(page: Page, what: string, within = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${what}, light`, { within });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${what}, dark`, { within, only: COLOUR_RULES });
  await page.emulateMedia({ colorScheme: null });
}

type AccessibleOptions = {
  except?: string[];
  /** A selector; several lead into a frame, and one inside it. */
  within?: string | string[];
  /** No other rules; of the page alone, not of what is framed in it. */
  only?: string[];
};

export async function expectAccessible(
  page: Page,
  what: string,
  { except = [], within = 'html', only }: AccessibleOptions = {},
): Promise<void> {
  // A fade may begin while the page is being looked at; without motion, colours are what they will be.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilSettled(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).include(within);
  // Without frames there is nothing to gather in a page of its own, which takes as long as looking.
  axe.setLegacyMode(page.frames().length === 1);
  // A frame that was out of sight when the page changed is still fading; its page is not ours.
  if (only) axe.withRules(only).exclude('iframe');
  else axe.disableRules(except);
  const { violations } = await axe.analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect(violations, what).toEqual([]);
}

/** Half-way through a fade, colours are nobody's choice; what was just opened begins to move a frame later. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    // Frames that are drawn, also where a test holds the clock and the frames of scripts with it.
    await document.documentElement.animate([], { duration: 50 }).finished;
    for (let some = moving(); some.length > 0; some = moving()) {
      await Promise.allSettled(some.map(({ finished }) => finished));
    }
  });
}
