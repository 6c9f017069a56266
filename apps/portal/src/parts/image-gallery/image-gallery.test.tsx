import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NOON, pageFacts } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { ImageGallery } from './image-gallery';

const PICTURES = [
  { src: '/1.png', alt: 'One', caption: null },
  { src: '/2.png', alt: 'Two', caption: 'The second' },
];

test('[2.33] [5.2] previous and next stop at both ends, and close closes', async () => {
  const onClose = vi.fn<() => void>();
  await renderAt(NOON, <ImageGallery pictures={PICTURES} start={1} onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Image 2 of 2' })).toBeTruthy();
  expect(screen.getByText('The second')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
  expect(screen.getByRole('img', { name: 'Two' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
  expect(screen.getByRole('img', { name: 'One' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close (Escape)' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['en-US', '{ArrowRight}', 'Image 2 of 2'],
  ['ar', '{ArrowLeft}', 'الصورة 2 من 2'],
] as const)('[2.33] in %s, %s leads on', async (locale, key, name) => {
  const facts = pageFacts({ now: NOON, locale });
  await renderAt(NOON, <ImageGallery pictures={PICTURES} start={0} onClose={() => {}} />, { facts });
  screen.getAllByRole('button')[0]?.focus();
  await userEvent.keyboard(key);
  expect(screen.getByRole('dialog', { name })).toBeTruthy();
});
