import type { ActivityPlace } from '@lantern/contract/entities/activity-place';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { watchElements } from '../../testing/watched-elements';
import { TextContent } from './text-content';

afterEach(() => {
  vi.restoreAllMocks();
});

async function show(html: string, place: ActivityPlace | null = null) {
  const { options } = watchElements();
  const nothing = () => {};
  await renderAt(
    NOON,
    <TextContent html={html} language={null} place={place} onPlace={nothing} onRead={nothing} />,
  );
  // Once its end is watched the text stays as it is.
  await waitFor(() => expect(options).not.toEqual([]));
}

test('a table scrolls by itself, is reached by key, and is named by its caption', async () => {
  await show(
    '<p>Costs</p><table><caption> Costs by month </caption><tbody><tr><td>12</td></tr></tbody></table><table><tbody><tr><td>13</td></tr></tbody></table>',
  );
  const named = await screen.findByRole('region', { name: 'Costs by month' });
  expect(named.tabIndex).toBe(0);
  expect(named.querySelectorAll('table')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Table' }).textContent).toBe('13');
});

test('code is copied as it is written, which the button says', async () => {
  const user = userEvent.setup();
  await show('<p>Code</p><pre><code>a &lt; b\n  c</code></pre>');
  const button = await screen.findByRole('button', { name: 'Copy this code' });
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe('a < b\n  c');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
  expect(document.querySelector('pre')?.dir).toBe('ltr');
});

test('where the clipboard is refused, the code is selected to be copied by hand', async () => {
  const user = userEvent.setup();
  await show('<p>Code</p><pre><code>let it = 1</code></pre>');
  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(await screen.findByRole('button', { name: 'Copy this code' }));
  await waitFor(() => expect(getSelection()?.toString()).toBe('let it = 1'));
  expect(refused).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['was only opened', {}, 0],
  ['had hardly begun', { share: 0.05 }, 0],
  ['was in the middle', { share: 0.5 }, 636],
])('[2.8] a text that %s is opened again where its reader was', async (_was, place, scrolled) => {
  const title = 232;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, title, 600, 1000));
  const scroll = vi.fn();
  Element.prototype.scrollBy = scroll;
  await show('<p>Costs</p><p>Rents</p>', { ...place, at: NOON });
  expect(scroll.mock.calls).toEqual(scrolled === 0 ? [] : [[{ top: scrolled, behavior: 'instant' }]]);
});

const NOTES =
  '<p>Flour<a id="ref-1" href="#note-1">1</a></p><ol><li id="note-1">Of wheat. <a href="#ref-1">Back</a></li></ol>';

test('a footnote leads to its words and back, and the address stays', async () => {
  await show(NOTES);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const reference = await screen.findByRole('link', { name: '1' });
  const note = screen.getByRole('listitem');
  expect(fireEvent.click(reference)).toBe(false);
  expect(document.activeElement).toBe(note);
  expect(scrolled.mock.contexts.at(-1)).toBe(note);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Back' }))).toBe(false);
  expect(document.activeElement).toBe(reference);
  expect(location.hash).toBe('');
});

test('a footnote whose address makes no sense leads nowhere and breaks nothing', async () => {
  await show('<p>Flour <a href="#%">odd</a> <a href="#gone">gone</a></p>');
  const [odd, gone] = screen.getAllByRole('link');
  for (const link of [odd, gone]) expect(() => link && fireEvent.click(link)).not.toThrow();
  expect(document.activeElement).toBe(document.body);
});
