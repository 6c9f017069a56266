import { parseAllowedSources } from '@lantern/domain/web/allowed-sources';
import { expect, test } from 'vitest';
import { cleanRichText } from './clean-rich-text';
import { HOSTILE_HTML } from './hostile-html-data';

const CONTEXT = { frameSources: parseAllowedSources('player.vimeo.com') };
const clean = (html: string) => cleanRichText(html, CONTEXT);
const PICTURE = '/api/lms-storage/v1/files/f1/a.png';

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
  ['a picture from elsewhere', 'a<img src="https://elsewhere.test/a.png" alt="b" />', 'a'],
  ['a frame from elsewhere', 'a<iframe src="https://elsewhere.test/"></iframe>', 'a'],
  ['a frame with its own document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
  ['a form, but not its words', '<form action="/x"><p>a</p><input name="b"></form>', '<p>a</p>'],
  ['a picture that is a document', '<p>b</p><svg><a href="javascript:1">a</a></svg>', '<p>b</p>'],
  ['a template', '<template><img src=x onerror=alert(1)></template>a', 'a'],
  ['a base', '<base href="https://evil.test/"><p>a</p>', '<p>a</p>'],
  ['a comment', 'a<!-- <img src=x onerror=alert(1)> -->b', 'ab'],
  ['an element nobody knows, but not its words', '<x-thing onfocus="x">a <b>b</b></x-thing>', 'a <b>b</b>'],
])('[3.1] %s is taken out', (_what, html, expected) => {
  expect(clean(html)).toBe(expected);
});

test('[3.1] what a text is made of stays', () => {
  const html =
    '<h2 id="text-a">A</h2><p class="lead">b <strong>c</strong> <em lang="fr" dir="ltr">d</em></p><ol start="3"><li>f</li></ol>' +
    '<table><caption>t</caption><tbody><tr><th scope="row">g</th><td colspan="2">h</td></tr></tbody></table>' +
    `<figure><img src="${PICTURE}" alt="i" width="40" height="30" loading="lazy" decoding="async" /><figcaption>j</figcaption></figure>` +
    '<pre><code>if (a &lt; b) {}</code></pre><aside class="note">n</aside>' +
    '<math display="block"><mfrac><mi>a</mi><mn>2</mn></mfrac><mo stretchy="false">=</mo></math>' +
    '<p>x<sup><a href="#text-1" role="doc-noteref">1</a></sup></p><section role="doc-endnotes"><p id="text-1">y</p></section>';
  expect(clean(html)).toBe(html);
});

test('[3.22] a film from an allowed place stays, locked into its frame', () => {
  expect(
    clean('<iframe src="https://player.vimeo.com/video/1" sandbox="allow-top-navigation"></iframe>'),
  ).toBe(
    '<iframe src="https://player.vimeo.com/video/1" sandbox="allow-scripts allow-same-origin allow-presentation allow-popups" allow="fullscreen; picture-in-picture" loading="lazy" referrerpolicy="strict-origin-when-cross-origin"></iframe>',
  );
});

test('[3.1] the greatest heading of a text is the second of its page', () => {
  expect(clean('<h1>A</h1>')).toBe('<h2>A</h2>');
});

test.each(HOSTILE_HTML.map((html) => [html]))('[3.1] nothing of %j can run', (html) => {
  const kept = clean(html);
  expect(kept).not.toMatch(/<(script|svg|style|object|embed|form|input|base|meta|link|template)\b/i);
  const unquoted = kept.replaceAll(/"[^"]*"/g, '""');
  expect(unquoted).not.toMatch(/<[^>]*\s(on\w+|style|srcdoc|srcset|formaction|xlink:href)\s*=/i);
  expect(kept).not.toMatch(/(href|src)\s*=\s*["']?\s*(javascript|data|vbscript|blob):/i);
  expect(clean(kept)).toBe(kept);
});
