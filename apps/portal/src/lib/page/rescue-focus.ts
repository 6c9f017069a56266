import { afterFrame } from '../time/after-frame';
import { isFocusLost, leadToTitle } from './lead-to-title';

/** What had the focus goes with what was removed: the keyboard goes on from the title, not from the top of the page. */
export async function rescueFocus(): Promise<void> {
  await afterFrame();
  if (isFocusLost()) leadToTitle();
}
