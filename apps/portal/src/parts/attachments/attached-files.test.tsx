import type { Attachment } from '@lantern/contract/entities/attachment';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { AttachedFiles } from './attached-files';

const SHEET: Attachment = {
  id: 'f1',
  name: 'sheet.xlsx',
  size: 1536,
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  state: 'ready',
  width: null,
  height: null,
};
const PICTURE: Attachment = {
  ...SHEET,
  id: 'f2',
  name: 'shop.jpg',
  mediaType: 'image/jpeg',
  width: 40,
  height: 30,
};

afterEach(() => vi.unstubAllGlobals());

test('[9.9] a file says its size without being asked for, and is saved', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  await renderAt(NOON, <AttachedFiles files={[SHEET]} />);
  const link = screen.getByRole('link', { name: /sheet\.xlsx/ });
  expect(link.getAttribute('href')).toBe('/api/lms-storage/v1/attachments/f1/sheet.xlsx');
  expect(link.getAttribute('download')).toBe('sheet.xlsx');
  expect(screen.getByText('1.50KB')).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

test('[2.33] a picture is shown, and opens in the gallery', async () => {
  await renderAt(NOON, <AttachedFiles files={[SHEET, PICTURE]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge shop.jpg' }));
  expect(screen.getByRole('dialog', { name: 'Image 1 of 1' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'shop.jpg' }).getAttribute('src')).toBe(
    '/api/lms-storage/v1/attachments/f2/shop.jpg',
  );
});

test('what is not checked yet, or was refused, is named and cannot be opened', async () => {
  const files = [
    { ...PICTURE, state: 'unchecked' as const },
    { ...SHEET, state: 'refused' as const },
  ];
  await renderAt(NOON, <AttachedFiles files={files} />);
  expect(screen.getByText(/^Being checked for viruses\./)).toBeTruthy();
  expect(screen.getByText('A virus was found in this file.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without files there is nothing', async () => {
  await renderAt(NOON, <AttachedFiles files={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
