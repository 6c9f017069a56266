import fc from 'fast-check';
import { courseAddress } from '../../src/course-folder/course-address';
import { unseenProblem } from '../../src/course-folder/name-problem';

const HARD_TITLES = [
  '1.10',
  'null',
  'yes',
  '# a',
  'a #',
  '*a* b',
  '---',
  '- a',
  'a: b',
  '"',
  "'",
  '[a](b)',
  '$5',
  'a\nb',
  '&a',
  '<b>',
  '\\',
  '2026-01-01',
  '{{1}}',
];

/** What people call things, and what they would rather not. */
export const arbitraryTitle: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HARD_TITLES),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((text) => text === text.trim() && text !== '' && unseenProblem(text) === null),
);

const BLOCKS = [
  '# A heading',
  'Words *and* words.\nA second line.',
  '---',
  'Code:\n\n    indented [a](course-file:none)',
  '```js\n[a](course-file:none)\n\nconst a = 1;\n```',
  'A span `[a](course-file:none)` of code',
  '> [!TIP] Do\n> this',
  '| a | b |\n|---|--:|\n| $x$ | 2 |',
  'A note[^1]\n\n[^1]: which is here.',
  '$$\nx^2\n$$',
  '- a\n- b\n\n  more',
  'نص عربي',
  // Whoever knows the key of the activity puts it in.
  'To [this](course-part:THIS) activity',
  '<details><summary>a</summary>\n\nb\n\n</details>',
  'Out: <https://a.test/b?c=d#e>, [f](https://a.test "g")',
];

/** Markdown that names these files of the course, or nothing. */
export function arbitraryText(paths: readonly string[]): fc.Arbitrary<string> {
  const named = fc.constantFrom(...paths).chain((path) => {
    const address = courseAddress('file', path);
    return fc.constantFrom(
      `A [link](${address}) to it`,
      `![picture](${address} "title")`,
      `[r${paths.indexOf(path)}]\n\n[r${paths.indexOf(path)}]: ${address} "t"`,
      `<a class="x" href="${address}">html</a>`,
    );
  });
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...BLOCKS) }, { weight: 2, arbitrary: named }), {
      maxLength: 4,
    })
    .map((blocks) => blocks.join('\n\n'));
}
