import { expect, test } from 'vitest';
import { HOSTILE_HTML } from '../rich-text/hostile-html-data';
import { postHtml, postLine } from './post-html';

test.each([
  ['Read *this* and **that**.', '<p>Read <em>this</em> and <strong>that</strong>.</p>'],
  ['one\ntwo\n\nthree', '<p>one<br />\ntwo</p>\n<p>three</p>'],
  ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  ['`x < y`', '<p><code>x &lt; y</code></p>'],
  ['# No heading', '<p># No heading</p>'],
  ['Nor this\n===', '<p>Nor this<br />\n===</p>'],
  ['', ''],
])('[2.28] %j is written as html', (source, html) => {
  expect(postHtml(source)).toBe(html);
});

test('[2.28] a link elsewhere opens in a window that knows nothing of this one', () => {
  expect(postHtml('[there](https://other.test/a) https://bare.test/')).toBe(
    '<p><a href="https://other.test/a" target="_blank" rel="noopener noreferrer">there</a> ' +
      '<a href="https://bare.test/" target="_blank" rel="noopener noreferrer">https://bare.test/</a></p>',
  );
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])('[2.28] %s is no link', (address) => {
  expect(postHtml(`[press](${address})`)).not.toContain('href');
});

test('[2.28] a picture is a link to what it would have shown', () => {
  expect(postHtml('![cat](https://other.test/cat.png)')).not.toContain('<img');
});

test.each(HOSTILE_HTML)('[2.28] html stands as it was typed: %s', (html) => {
  const shown = postHtml(html);
  expect(shown).not.toMatch(/<(?!\/?(p|br|pre|code|blockquote|em|strong|a|ul|li|span)\b)/i);
  expect(shown).not.toMatch(/<[^>]*\s(on\w+|style|src)\s*=/i);
});

test('[2.28] a formula is drawn, and one that cannot be is shown as it was typed', () => {
  expect(postHtml('So $x^2$ it is')).toContain('<math');
  expect(postHtml('So $\\nothing{x}$ it is')).toContain('<code>$\\nothing{x}$</code>');
});

test.each([
  ['**Read** [this](https://x.test) now\n\n- or later', 'Read this now or later'],
  ['one\ntwo', 'one two'],
  ['<b>x</b>', '<b>x</b>'],
  ['', ''],
])('[2.28] %j in one line', (source, line) => {
  expect(postLine(source)).toBe(line);
});

test('[2.28] a long line ends where it must, between whole characters', () => {
  expect(postLine('😀'.repeat(20), 10)).toBe(`${'😀'.repeat(10)}…`);
});
