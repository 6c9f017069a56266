import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { initialsOf } from './initials';

test.each([
  ['Ada', 'Lindqvist', 'AL'],
  ['نور', 'الهاشمي', 'نا'],
  ['', 'Wei', 'W'],
  ['👩‍🚀 Sally', 'Ride', '👩‍🚀R'],
  ['e\u0301lodie', 'Roux', 'e\u0301R'],
])('of %s %s: %s, whole characters as a reader sees them', (first_name, last_name, initials) => {
  expect(initialsOf({ first_name, last_name })).toBe(initials);
});

const NAME_PARTS = [
  'a',
  'é',
  'ß',
  'Ж',
  'Ω',
  'ن',
  '李',
  '한',
  'ᄒ',
  'ำ',
  'ก',
  'क',
  '्',
  '\u0301',
  '\u200d',
  '\u200c',
  'ﾞ',
  '👩',
  '🇳',
  '\u064b',
  ' ',
  '-',
  "'",
  '1',
];

test('any name is cut where a reader sees its first character end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...NAME_PARTS), { maxLength: 4 }), (parts) => {
      const name = parts.join('');
      const first = new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment ?? '';
      expect(initialsOf({ first_name: name, last_name: '' })).toBe(first);
    }),
    { numRuns: 2000 },
  );
});

test('a plain name costs no segmenter', () => {
  const segmenter = vi.spyOn(Intl, 'Segmenter');
  initialsOf({ first_name: 'Ada', last_name: 'الهاشمي' });
  expect(segmenter).not.toHaveBeenCalled();
});
