import { expect, test } from 'vitest';
import { holdPage } from './hold-page';

test('the page is held until the last of the dialogs above it has closed', () => {
  const isHeld = () => document.documentElement.hasAttribute('data-held');
  const letGoFirst = holdPage(document.createElement('dialog'));
  const letGoSecond = holdPage(document.createElement('dialog'));
  expect(isHeld()).toBe(true);
  letGoFirst();
  expect(isHeld()).toBe(true);
  letGoSecond();
  expect(isHeld()).toBe(false);
});
