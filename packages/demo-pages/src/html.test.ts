import { expect, test } from 'vitest';
import { html } from './html';

test('text is escaped, markup of its own making is not, and nothing is nothing', () => {
  const item = (text: string) => html`<li title="${text}">${text}</li>`;
  expect(html`<ul>${[item('a & b'), item(`<"'>`)]}${null}</ul>`.markup).toBe(
    '<ul><li title="a &#38; b">a &#38; b</li><li title="&#60;&#34;&#39;&#62;">&#60;&#34;&#39;&#62;</li></ul>',
  );
});
