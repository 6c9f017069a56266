import { expect, test } from 'vitest';
import { cleanRichText } from '../../rich-text/clean-rich-text';
import { renderMarkdown, splitHeading } from './render-markdown';

function read(source: string) {
  const problems: string[] = [];
  const html = renderMarkdown(source, {
    scope: 'a1',
    report: (line, message) => problems.push(`${line}: ${message}`),
    sizeOf: (address) => (address.endsWith('sized.png') ? { width: 40, height: 30 } : null),
    refuseAddress: (address) => (/^(https?|course-file):|^#/.test(address) ? null : `Not ${address}`),
  });
  return { html, problems };
}

test.each([
  ['a table', '| a | b |\n|---|--:|\n| 1 | 2 |', '<th class="end">b</th>'],
  ['a note', '> [!NOTE]\n> Mind *this*.', '<aside class="note">\n<p>Mind <em>this</em>.</p>\n</aside>'],
  [
    'a headed tip',
    '> [!tip] Try\n> it',
    '<aside class="tip">\n<p><strong>Try</strong></p>\n<p>it</p>\n</aside>',
  ],
  ['a quotation', '> [a] b', '<blockquote>\n<p>[a] b</p>\n</blockquote>'],
  [
    'known code',
    '```js\nconst a = 1;\n```',
    '<span class="code-keyword">const</span> a = <span class="code-number">1</span>;',
  ],
  ['unknown code', '```zz\na < b\n```', '<pre dir="ltr"><code>a &lt; b\n</code></pre>'],
  ['a formula', 'so $x^2$ is', '<p>so <math><msup><mi>x</mi><mn>2</mn></msup></math> is</p>'],
  [
    'a large formula',
    '$$\na\n=b\n$$',
    '<math display="block"><mrow><mi>a</mi><mo>=</mo><mi>b</mi></mrow></math>',
  ],
  ['money', 'from $5 to $10, \\$x\\$', '<p>from $5 to $10, $x$</p>'],
  ['html', '<kbd>Esc</kbd>', '<p><kbd>Esc</kbd></p>'],
  [
    'a bare address',
    'see https://a.test/b and b.md',
    '<a href="https://a.test/b">https://a.test/b</a> and b.md',
  ],
])('%s is drawn, and stays when it is cleaned', (_what, source, expected) => {
  const { html, problems } = read(source);
  expect(problems).toEqual([]);
  expect(html).toContain(expected);
  const shown = cleanRichText(html, { frameSources: [] });
  expect(shown.replaceAll(' target="_blank" rel="noopener noreferrer"', '')).toBe(html);
});

test('a picture alone with a title is a figure', () => {
  const figure = '<figure><img src="course-file:a.png" alt="b" /><figcaption>c &lt; d</figcaption></figure>';
  expect(read('![b](course-file:a.png "c < d")').html).toBe(figure);
  expect(read('![b](course-file:a.png)').html).toBe('<p><img src="course-file:a.png" alt="b" /></p>');
});

test('a picture keeps its room', () => {
  const picture = '<img src="course-file:sized.png" alt="b" width="40" height="30" />';
  expect(read('![b](course-file:sized.png)').html).toBe(`<p>${picture}</p>`);
});

test('a footnote is linked both ways, by ids of its text alone', () => {
  const { html } = read('a[^x]\n\n[^x]: b');
  expect(html).toContain('<a href="#text-note-a1-1" id="text-noteref-a1-1" role="doc-noteref">1</a>');
  expect(html).toContain('<li id="text-note-a1-1">');
  expect(html).toContain('<a href="#text-noteref-a1-1" role="doc-backlink" aria-label="1">');
  expect(cleanRichText(html, { frameSources: [] })).toBe(html);
});

test('a heading is led to by its words, also by those that another heading has', () => {
  const { html, problems } = read(
    '## A *b* c!\n\n## النحل\n\n## A b c\n\n[1](#a-b-c) [2](#النحل) [3](#a-b-c-1) [4](#other)',
  );
  expect(problems).toEqual([]);
  expect(html).toContain('<h2 id="text-heading-a1-1">A <em>b</em> c!</h2>');
  expect(html).toContain('<a href="#text-heading-a1-1">1</a> <a href="#text-heading-a1-2">2</a>');
  expect(html).toContain('<a href="#text-heading-a1-3">3</a> <a href="#other">4</a>');
});

test.each([
  ['a\n[b](javascript:alert)', '2: Not javascript:alert'],
  ['a\n\n- ![b](x.png)', '3: Not x.png'],
  ['<a href="data:x">a</a>', '1: Not data:x'],
  ["<p>\n<img alt='' src='x.png'>", '1: Not x.png'],
  ['> [!NOPE]\n> a', '1: “[!NOPE]” is no callout: use NOTE, TIP, WARNING or EXAMPLE.'],
  [
    'a\nb $\\nope$',
    '2: The formula “\\nope” cannot be drawn. Unsupported function name: \\nope at position 1:',
  ],
  ['$\\cancel{x}$', '1: The formula “\\cancel{x}” uses something that browsers cannot show (menclose).'],
])('%j is told with its line', (source, problem) => {
  expect(read(source).problems.map((line) => line.trim())).toEqual([problem]);
});

test.each([
  ['deep quotations', '> '.repeat(5000)],
  ['deep lists', Array.from({ length: 500 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n')],
  ['open brackets', '['.repeat(20_000)],
  ['open emphasis', '*a **b '.repeat(5000)],
  ['many backticks', '` `` '.repeat(5000)],
  ['many dollars', '$ $a '.repeat(5000)],
])('%s end in good time', (_what, source) => {
  expect(read(source).problems).toEqual([]);
});

test.each([
  ['# The *best* `way`\n\nText', { heading: 'The best way', rest: 'Text', lines: 2 }],
  ['Title\n=====\nText', { heading: 'Title', rest: 'Text', lines: 2 }],
  ['# Alone', { heading: 'Alone', rest: '', lines: 1 }],
  ['Text\n\n# Later', null],
  ['', null],
])('%j begins with %j', (source, expected) => {
  expect(splitHeading(source)).toEqual(expected);
});
