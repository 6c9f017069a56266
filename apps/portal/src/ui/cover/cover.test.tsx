import { renderToStaticMarkup } from 'react-dom/server';
import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Cover } from './cover';
import { coverPaths } from '@lantern/domain/display/cover/cover-paths';
import { type CoverState, litCount } from '@lantern/domain/display/cover/lit-count';
import { seededRandom } from '@lantern/domain/display/cover/seeded-random';

afterEach(() => vi.restoreAllMocks());

const SEVEN = [0, 1, 2, 3, 4, 5, 6];
const ALL = SEVEN.flatMap((pigment) => SEVEN.map((light) => [pigment, light] as const));

const started = (share: number): CoverState => ({ kind: 'started', share });

test.each<[string, CoverState, number]>([
  ['not started, every pane is dark', { kind: 'notStarted' }, 0],
  ['a draft is dark', { kind: 'draft' }, 0],
  ['a locked course is dark', { kind: 'locked' }, 0],
  ['in a catalog a light was left on: 9 percent of 20', { kind: 'offered' }, 2],
  ['started, with nothing done yet, one pane is lit', started(0), 1],
  ['a progress below zero still is a start', started(-1), 1],
  ['a progress that is not a number still is a start', started(Number.NaN), 1],
  ['just below half a pane beyond one', started(0.0749), 1],
  ['half a pane beyond one rounds up', started(0.075), 2],
  ['half of it is half of the panes', started(0.5), 10],
  ['just below the last half pane one stays dark', started(0.9749), 19],
  ['rounding may light the last one early', started(0.975), 20],
  ['the whole', started(1), 20],
  ['a progress beyond the whole is the whole', started(1.4), 20],
  ['finished, all are lit', { kind: 'finished' }, 20],
])('%s', (_sentence, state, lit) => {
  expect(litCount(state, 20)).toBe(lit);
});

test('the offered light never goes out on a cover with few panes', () => {
  expect(litCount({ kind: 'offered' }, 3)).toBe(1);
});

test('the same number grows the same row of numbers, another one another row', () => {
  const firstThree = (seed: number) => Array.from({ length: 3 }, seededRandom(seed));
  expect(firstThree(11)).toEqual(firstThree(11));
  expect(firstThree(11)).not.toEqual(firstThree(12));
});

test.each(ALL)(
  'seed %i, light %i: a finished cover has no dark pane, one not started no lit pane',
  (seed, light) => {
    const [, ...finished] = coverPaths({ light, seed }, { kind: 'finished' }).paths;
    const [, ...fresh] = coverPaths({ light, seed }, { kind: 'notStarted' }).paths;
    expect(finished.slice(0, 3).join('')).toBe('');
    expect(fresh.slice(3).join('')).toBe('');
    expect(fresh.slice(0, 3).join('').length).toBeGreaterThan(0);
  },
);

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
