import { renderToStaticMarkup } from 'react-dom/server';
import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Cover } from './cover';
import type { CoverState } from '@lantern/artwork/cover/lit-count';

afterEach(() => vi.restoreAllMocks());

const SEVEN = [0, 1, 2, 3, 4, 5, 6];
const ALL = SEVEN.flatMap((pigment) => SEVEN.map((light) => [pigment, light] as const));

const started = (share: number): CoverState => ({ kind: 'started', share });

test.each(ALL)(
  'pigment %i, light %i: a cover weighs less than 1.5 kB of html and has no style attribute',
  (pigment, light) => {
    const drawn = Array.from({ length: 20 }, (_, seed) =>
      renderToStaticMarkup(<Cover pigment={pigment} light={light} seed={seed} state={started(0.5)} />),
    );
    const html = drawn.join('');
    expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThan(1500);
    expect(html).not.toContain('style=');
    expect(html).toContain('aria-hidden="true"');
  },
);

test('a picture of its own lies over the artwork, which is there should the picture not come', () => {
  const html = renderToStaticMarkup(
    <Cover pigment={0} light={0} state={started(0.5)} imageUrl="/files/algebra.jpg" />,
  );
  expect(html).toMatch(/<svg.*<\/svg><img src="\/files\/algebra.jpg" alt=""/);
});

test.each([
  ['fails', false],
  ['has failed before the page came alive', true],
])('a picture that %s leaves the artwork, not a torn page', (_when, isOver) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(isOver);
  const { container } = render(
    <Cover pigment={0} light={0} state={started(0.5)} imageUrl="/files/gone.jpg" />,
  );
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures).toHaveLength(isOver ? 0 : 1);
  for (const picture of pictures) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});
