import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, useToasts } from '../../lib/page/toasts';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { BrowserNotice } from './browser-notice';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

afterEach(() => {
  vi.restoreAllMocks();
});

function Toasts() {
  return useToasts().map(({ id, text }) => (
    <button type="button" key={id} onClick={() => dismissToast(id)}>
      {text}
    </button>
  ));
}

async function comeWith(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  return renderAt(
    NOON,
    <>
      <BrowserNotice />
      <Toasts />
    </>,
  );
}

test('[9.15] reading 54: another browser is told so once, and not again', async () => {
  const first = await comeWith(FIREFOX);
  const notice = await screen.findByRole('button', { name: /^This is not a browser we test with/ });
  notice.click();
  first.unmount();
  await comeWith(FIREFOX);
  expect(screen.queryByRole('button')).toBeNull();
});

test('[9.15] in Chrome nothing is said', async () => {
  await comeWith(CHROME);
  expect(screen.queryByRole('button')).toBeNull();
});
