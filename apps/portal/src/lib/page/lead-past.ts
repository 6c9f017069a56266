import { afterFrame } from '../time/after-frame';
import { isFocusLost, leadToTitle } from './lead-to-title';

const HEADINGS = 'h1, h2, h3';

/** What had the focus goes with this place: the keyboard goes on from the next heading, or from the title where there is none. */
export async function leadPast(place: Element | null): Promise<void> {
  const next = place && headingAfter(place);
  await afterFrame();
  if (!isFocusLost()) return;
  if (!next?.isConnected) return leadToTitle();
  next.tabIndex = -1;
  next.focus();
}

/** Those of programs of their own stand in shadows. */
function headingAfter(place: Element): HTMLElement | undefined {
  return [...document.querySelectorAll('main *')]
    .filter(
      (element) => (place.compareDocumentPosition(element) & IS_AFTER) === Node.DOCUMENT_POSITION_FOLLOWING,
    )
    .flatMap((element) =>
      element.matches(HEADINGS) ? [element] : [...(element.shadowRoot?.querySelectorAll(HEADINGS) ?? [])],
    )
    .find((element): element is HTMLElement => element instanceof HTMLElement);
}

/** What is inside follows too, and is not after it. */
const IS_AFTER = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY;
