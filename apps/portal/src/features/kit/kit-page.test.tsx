import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KitPage } from './kit-page';

test('the server draws every component the same way twice, without a style attribute', () => {
  const html = renderToString(<KitPage />);
  expect(renderToString(<KitPage />)).toBe(html);
  expect(html).not.toContain('style="');
});
