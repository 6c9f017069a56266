export type GalleryMove = 'previous' | 'next' | 'close';

/** [5.2] The picture after a move; the gallery stops at both ends. */
export function galleryPosition(position: number, move: 'previous' | 'next', count: number): number {
  const wanted = move === 'next' ? position + 1 : position - 1;
  return Math.max(0, Math.min(wanted, count - 1));
}

/** [2.33] What a key does; arrows follow the reading direction. */
export function galleryMove(key: string, direction: 'ltr' | 'rtl'): GalleryMove | null {
  if (key === 'Escape') return 'close';
  if (key === 'ArrowLeft') return direction === 'ltr' ? 'previous' : 'next';
  if (key === 'ArrowRight') return direction === 'ltr' ? 'next' : 'previous';
  return null;
}
