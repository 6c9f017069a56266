import { expect, test } from 'vitest';
import { mapAddresses } from './map-addresses';

test.each([
  ['[a](b.png)', '[a](NEW:b.png)'],
  ['![a](b.png "t") and [c](d(1).pdf)', '![a](NEW:b.png "t") and [c](NEW:d(1).pdf)'],
  ['[a](<b c.png>)', '[a](NEW:b c.png)'],
  ['[![a](b.png)](c.pdf)', '[![a](NEW:b.png)](NEW:c.pdf)'],
  ['[a]\n\n[a]: b.png "t"', '[a]\n\n[a]: NEW:b.png "t"'],
  ['<img alt="x" src="b.png">', '<img alt="x" src="NEW:b.png">'],
  ["<a href='b.pdf'>", '<a href="NEW:b.pdf">'],
  ['`[a](b.png)` ``[a](b.png) ` ``', '`[a](b.png)` ``[a](b.png) ` ``'],
  ['```\n[a](b.png)\n```\n[a](b.png)', '```\n[a](b.png)\n```\n[a](NEW:b.png)'],
  ['    [a](b.png)', '    [a](b.png)'],
  ['\\[a\\](b.png)', '\\[a\\](b.png)'],
  ['one ` and\n\ntwo ` [a](b.png)', 'one ` and\n\ntwo ` [a](NEW:b.png)'],
])('%j becomes %j', (source, expected) => {
  expect(mapAddresses(source, (address) => `NEW:${address}`)).toBe(expected);
});

test('what is left as it is keeps its form', () => {
  const source = "[a](<b c.png>)\n<a href='d'>\n\n[e]: <f>";
  expect(mapAddresses(source, () => null)).toBe(source);
});
