import { expect, test } from 'vitest';
import { addressInLocale } from './locale-address';

test('[1.7] a page for everybody has an address in each language', () => {
  expect(addressInLocale('https://learn.test/learn/open-catalog', 'zh-TW')).toBe(
    'https://learn.test/learn/open-catalog?locale=zh-TW',
  );
});
