import { expect, test } from 'vitest';
import { coverArt } from './cover-art';
import { lightsSideBySide } from './lights-side-by-side';

const ids = Array.from({ length: 3000 }, (_, index) => `course-${index}`);
const { pigment, light } = coverArt('course-0');

/** Courses that chance gave the colour and the light of the first. */
const alike = ids
  .filter((id) => coverArt(id).pigment === pigment && coverArt(id).light === light)
  .slice(0, 4);
/** One of the same colour that has the next light of its own. */
const next =
  ids.find((id) => coverArt(id).pigment === pigment && coverArt(id).light === (light + 1) % 7) ?? '';

test('[9.14] of 3000 courses no two neighbours have the same colour and the same light', () => {
  const covers = lightsSideBySide(ids).map(
    (shown, place) => `${coverArt(ids[place] ?? '').pigment} ${shown}`,
  );
  expect(covers.filter((cover, place) => cover === covers[place - 1])).toEqual([]);
});

test('[9.14] a course between others has its own light', () => {
  const apart = ids.slice(0, 3).filter((id) => coverArt(id).pigment !== pigment || id === 'course-0');
  expect(lightsSideBySide(apart)).toEqual(apart.map((id) => coverArt(id).light));
});

test('[9.14] every second of several alike takes the next light', () => {
  const other = (light + 1) % 7;
  expect(lightsSideBySide(alike)).toEqual([light, other, light, other]);
});

test('[9.14] one whose own light the course before it has taken gives way in turn', () => {
  expect(lightsSideBySide([...alike.slice(0, 2), next])).toEqual([light, (light + 1) % 7, (light + 2) % 7]);
});

test('[9.14] more courses at the end of a list repaint none before them', () => {
  expect(lightsSideBySide(ids.slice(0, 100))).toEqual(lightsSideBySide(ids).slice(0, 100));
});

test('[9.14] an empty list has no lights', () => {
  expect(lightsSideBySide([])).toEqual([]);
});
