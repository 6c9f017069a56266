import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random';
import { coverArt } from './cover-art';

// "a" hashes to 3826002220, the published FNV-1a value
test.each([
  ['', 2, 2],
  ['a', 5, 0],
  ['00000000-0000-4000-8000-000000000001', 4, 0],
  ['00000000-0000-4000-8000-000000000002', 6, 3],
  ['ABCDEF00-0000-4000-8000-000000000003', 4, 6],
  ['abcdef00-0000-4000-8000-000000000003', 4, 6],
])('[9.14] reading 53: the course %j has pigment %i and light %i', (id, pigment, light) => {
  expect(coverArt(id)).toMatchObject({ pigment, light });
});

test('[9.14] many courses use every colour and every light', () => {
  const covers = Array.from({ length: 200 }, (_, index) => coverArt(`course-${index}`));
  expect(new Set(covers.map(({ pigment }) => pigment)).size).toBe(7);
  expect(new Set(covers.map(({ light }) => light)).size).toBe(7);
});

const random = seededRandom(9);
const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('');
const randomId = () => `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`;

test('[9.14] of 500 courses no two are drawn the same', () => {
  const seeds = Array.from({ length: 500 }, () => JSON.stringify(coverArt(randomId())));
  expect(new Set(seeds).size).toBe(500);
});
