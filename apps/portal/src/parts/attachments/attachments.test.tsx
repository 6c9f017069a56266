import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { Attachments } from './attachments';

const SHEET = { url: '/api/lms-storage/v1/files/f1/sheet.xlsx', name: 'sheet.xlsx' };
const PAPER = { url: '/api/lms-storage/v1/files/f2/paper.pdf', name: 'paper.pdf' };

afterEach(() => vi.unstubAllGlobals());

/** Answers HEAD with this length; null is no answer. */
function serverWith(length: string | null) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    if (length === null) throw new TypeError('no connection');
    return new Response(null, { headers: { 'content-length': length } });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test.each([
  ['1536', '1.50KB'],
  [null, '0B'],
])('[7.29] [9.9] a file of length %s says %s, asked for by HEAD alone', async (length, label) => {
  const fetch = serverWith(length);
  await renderAt(NOON, <Attachments files={[SHEET]} />);
  expect(await screen.findByText(label)).toBeTruthy();
  expect(fetch).toHaveBeenCalledWith(SHEET.url, { method: 'HEAD' });
  expect(screen.getByRole('link', { name: /sheet\.xlsx/ }).getAttribute('download')).toBe('sheet.xlsx');
});

test('[2.34] a PDF opens in the viewer, by the address of the page', async () => {
  serverWith('10');
  const { router } = await renderAt(NOON, <Attachments files={[PAPER]} />, { at: '/courses/c1?tab=2' });
  await userEvent.click(screen.getByRole('link', { name: /paper\.pdf/ }));
  await vi.waitFor(() => expect(router.state.location.search).toMatchObject({ tab: 2, pdfUrl: PAPER.url }));
});

test('[7.29] without files there is nothing', async () => {
  await renderAt(NOON, <Attachments files={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
