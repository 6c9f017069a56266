import { assert, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { truncateText } from './truncate-text';

test.each([
  ['short', 'short text', 10, 'short text', false],
  ['exactly as long', 'ten letter', 10, 'ten letter', false],
  ['empty', '', 10, '', false],
  ['at the last space', 'one two three four', 10, 'one two', true],
  ['a word that just fits', 'one twenty three', 10, 'one twenty', true],
  ['a word that ends at the limit', 'one six ten more', 11, 'one six ten', true],
  ['several spaces', 'one six    three', 10, 'one six', true],
  ['a line break is a boundary', 'one two\nthree four', 10, 'one two', true],
  ['a space at the middle still counts', 'abcde fghijklmnop', 10, 'abcde', true],
  ['a space too far back does not', 'abcd efghijklmnop', 10, 'abcd efghi', true],
  ['a very long word', 'abcdefghijklmnop', 10, 'abcdefghij', true],
  ['a script without spaces', '学习管理系统是一种用于管理的软件', 10, '学习管理系统是一种用', true],
  ['Thai marks stay with their letter', 'กขคงจฉชซกี่ขคง', 10, 'กขคงจฉชซ', true],
  ['a Thai letter with its mark fits', 'กขคงจฉชกี่ขคง', 10, 'กขคงจฉชกี่', true],
  ['an accent stays with its letter', 'abcdefghie\u0301x', 10, 'abcdefghi', true],
  ['a surrogate pair is one character', 'abcdefghi😀x', 10, 'abcdefghi😀', true],
  ['a skin tone stays with its hand', 'abcdefghi👍🏽x', 10, 'abcdefghi', true],
  ['a family stays together', 'abcdefg👩\u200d👩\u200d👧x', 10, 'abcdefg', true],
  ['a family that is cut before its joiner', 'abcdefghi👩\u200d👧x', 10, 'abcdefghi', true],
  ['a flag stays whole', 'abcdefghi🇩🇪x', 10, 'abcdefghi', true],
  ['a flag that fits', 'abcdefgh🇩🇪x', 10, 'abcdefgh🇩🇪', true],
  ['the second of two flags goes', 'abcdefg🇩🇪🇫🇷x', 10, 'abcdefg🇩🇪', true],
  ['between two flags', 'abcdefgh🇩🇪🇫🇷x', 10, 'abcdefgh🇩🇪', true],
  ['flags only', '🇩🇪🇫🇷🇮🇹', 3, '🇩🇪', true],
  ['marks without a letter', '\u0301\u0301\u0301\u0301', 2, '\u0301\u0301', true],
])('[5.5] [9.6] %s', (_title, text, length, expected, isTruncated) => {
  expect(truncateText(text, length)).toEqual({ text: expected, isTruncated });
});

test('[9.6] the limit of a description is 70 characters', () => {
  expect(truncateText('x'.repeat(70))).toEqual({ text: 'x'.repeat(70), isTruncated: false });
  expect(truncateText('x'.repeat(71))).toEqual({ text: 'x'.repeat(70), isTruncated: true });
});

test('[5.5] [9.6] any text is shortened to a beginning of itself, well formed and not too long', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 40 }), integer({ min: 1, max: 20 }), (text, length) => {
      const shown = truncateText(text, length);
      const isLonger = Array.from(text).length > length;
      expect(text.startsWith(shown.text)).toBe(true);
      expect(shown.isTruncated).toBe(isLonger);
      expect(Array.from(shown.text).length).toBeLessThanOrEqual(length);
      expect(encodeURIComponent(shown.text)).toBeDefined();
    }),
  );
});
