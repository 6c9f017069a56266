import { afterEach, expect, test } from 'vitest';
import { beginFirstView, endFirstView, isFirstView } from './first-view';

afterEach(endFirstView);

test('without a page of the server there is no first view', () => {
  expect(isFirstView()).toBe(false);
});

test.each(['click', 'popstate'])('a %s ends it, scrolling does not', (sign) => {
  beginFirstView();
  for (const reading of ['scroll', 'wheel', 'pointerdown', 'keydown'])
    dispatchEvent(new Event(reading, { bubbles: true }));
  expect(isFirstView()).toBe(true);
  dispatchEvent(new Event(sign));
  expect(isFirstView()).toBe(false);
});
