import type { PageFacts } from '@lantern/contract/render-page';

/** Leaves the facts in the document, as the server does. */
export function writePageFacts(facts: PageFacts): void {
  const element = document.createElement('script');
  element.id = 'page-facts';
  element.type = 'application/json';
  element.textContent = JSON.stringify(facts);
  document.head.replaceChildren(element);
}
