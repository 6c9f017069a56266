import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { parseReaderSettings, useReaderSettings } from '../../lib/storage/reader-settings';
import { NOON, pageFacts } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { ReaderSettingsButton } from './reader-settings-button';
// Loaded when it is wanted; here it is at hand.
import './reader-settings-menu';

function Text() {
  const { textSize, lineWidth } = useReaderSettings();
  return <p>{`${textSize} and ${lineWidth}`}</p>;
}

test('text size, line width and theme are one press away, hold at once and for the next page', async () => {
  await renderAt(
    NOON,
    <>
      <ReaderSettingsButton />
      <Text />
    </>,
    { facts: pageFacts({ readerCookie: 'l.narrow' }) },
  );
  expect(screen.getByText('l and narrow')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reading settings' }));
  const menu = await screen.findByRole('menu', { name: 'Reading settings' });
  const isChosen = (name: string) =>
    within(menu).getByRole('menuitemradio', { name }).getAttribute('aria-checked') === 'true';
  expect(['L', 'Narrow', 'Auto'].map(isChosen)).toEqual([true, true, true]);
  await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'XL' }));
  await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Wide' }));
  expect(screen.getByText('xl and wide')).toBeTruthy();
  expect(document.cookie).toContain('reader=xl.wide');
});

test.each([
  [null, 'm', 'medium'],
  ['s.wide', 's', 'wide'],
  ['huge.wide', 'm', 'wide'],
  ['s', 's', 'medium'],
  ['<script>', 'm', 'medium'],
])('a cookie of %j is read as %s and %s', (cookie, textSize, lineWidth) => {
  expect(parseReaderSettings(cookie)).toEqual({ textSize, lineWidth });
});
