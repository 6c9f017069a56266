import { expect, test } from 'vitest';
import { coverArt } from './cover-art';
import { lightsSideBySide } from './lights-side-by-side';

const ids = Array.from({ length: 3000 }, (_, index) => `course-${index}`);
const { pigment, light } = coverArt('course-0');
const next = (light + 1) % 7;

const unlit = (objectiveIds: readonly string[]) =>
  objectiveIds.map((objectiveId) => ({ objectiveId, isLit: false }));
const lit = (objectiveIds: readonly string[]) =>
  objectiveIds.map((objectiveId) => ({ objectiveId, isLit: true }));

/** Courses that chance gave a colour and a light. */
const coursesOf = (wanted: { pigment: number; light: number }) =>
  ids.filter((id) => coverArt(id).pigment === wanted.pigment && coverArt(id).light === wanted.light);
const alike = coursesOf({ pigment, light }).slice(0, 4);
const ofOtherColour = coursesOf({ pigment: (pigment + 1) % 7, light }).slice(0, 1);

test('[9.14] of 3000 courses no two neighbours have the same colour and the same light', () => {
  const covers = lightsSideBySide(unlit(ids)).map(
    (shown, place) => `${coverArt(ids[place] ?? '').pigment} ${shown}`,
  );
  expect(covers.filter((cover, place) => cover === covers[place - 1])).toEqual([]);
});

test('[9.14] of 3000 finished courses no two neighbours have the same light', () => {
  const lights = lightsSideBySide(lit(ids));
  expect(lights.filter((shown, place) => shown === lights[place - 1])).toEqual([]);
});

test('[9.14] every second of several alike takes the next light', () => {
  expect(lightsSideBySide(unlit(alike))).toEqual([light, next, light, next]);
});

test('[9.14] two of one light and two colours are alike only where both are lit', () => {
  const [first, other] = [alike.slice(0, 1), ofOtherColour];
  expect(lightsSideBySide([...lit(first), ...lit(other)])).toEqual([light, next]);
  expect(lightsSideBySide([...lit(first), ...unlit(other)])).toEqual([light, light]);
  expect(lightsSideBySide([...unlit(first), ...lit(other)])).toEqual([light, light]);
});

test('[9.14] one whose own light the course before it has taken gives way in turn', () => {
  const one = coursesOf({ pigment, light: next }).slice(0, 1);
  expect(lightsSideBySide(unlit([...alike.slice(0, 2), ...one]))).toEqual([light, next, (next + 1) % 7]);
});

test('[9.14] more courses at the end of a list repaint none before them', () => {
  expect(lightsSideBySide(unlit(ids.slice(0, 100)))).toEqual(lightsSideBySide(unlit(ids)).slice(0, 100));
});

test('[9.14] an empty list has no lights', () => {
  expect(lightsSideBySide([])).toEqual([]);
});
