import { expect, test } from 'vitest';
import { isAccepted, plainText } from './same-text';

test.each([
  ['  Working   Capital. ', 'working capital'],
  ['working-capital', 'Working capital'],
  ['Économie', 'economie'],
  ['ﬁnance', 'FINANCE'],
  ['التدفّق النقدي', 'التدفق النقدى'],
  ['أصول', 'اصول'],
  ['ميزانيّة', 'ميزانيه'],
])('"%s" and "%s" are the same answer', (one, other) => {
  expect(plainText(one)).toBe(plainText(other));
});

test('other words stay other words', () => {
  expect(plainText('profit')).not.toBe(plainText('profits'));
});

test.each([
  [['C++'], 'c++', true],
  [['C++'], 'C', false],
  [['…'], '…', true],
  [['…'], '', false],
  [['…'], ' ', false],
  [['a', 'b'], ' B. ', true],
  [[], '', false],
  [[''], '', false],
])('of %j, "%s" is accepted: %s', (accepted, given, isIt) => {
  expect(isAccepted(accepted, given)).toBe(isIt);
});
