import { expect, test } from 'vitest';
import { activityPart } from '../activity/activity-part.builder';
import { contentsPages, pageIndexOf } from './one-page';

const flat = [activityPart({ axis: '1' }), activityPart({ axis: '2' })];
const module = activityPart({
  axis: '3',
  childActivity: {
    type: 'composite',
    children: [activityPart({ axis: '3.1' }), activityPart({ axis: '3.2' })],
  },
});
const archived = activityPart({ axis: '4', childActivity: { state: 'archived' } });

function axes(parts: typeof flat): string[] {
  return contentsPages(parts).map(({ activities }) => activities.map(({ axis }) => axis).join(' '));
}

test('[4.5] a course without modules is one page', () => {
  expect(axes([...flat, archived])).toEqual(['1 2']);
  expect(contentsPages(flat)[0]?.module).toBeNull();
});

test('[4.5] each module has its page, and so has an activity beside modules', () => {
  expect(axes([...flat, module])).toEqual(['1', '2', '3.1 3.2']);
});

test('[4.5] reading 62: a module without activities has no page', () => {
  const empty = activityPart({ axis: '5', childActivity: { type: 'composite' } });
  const withdrawn = activityPart({ axis: '6', childActivity: { type: 'composite', children: [archived] } });
  expect(axes([module, empty, withdrawn])).toEqual(['3.1 3.2']);
  expect(axes([...flat, empty])).toEqual(['1 2']);
});

test('[4.5] a course of nothing has no page', () => {
  expect(contentsPages([archived])).toEqual([]);
});

test.each([
  ['a module', '3', 2],
  ['an activity in it', '3.2', 2],
  ['an activity beside it', '1', 0],
  ['what is nowhere', '9', -1],
])('[4.5] the page of %s', (_, axis, at) => {
  expect(pageIndexOf(contentsPages([...flat, module]), axis)).toBe(at);
});

test('[4.5] in a course that is one page every activity is on it', () => {
  expect(pageIndexOf(contentsPages(flat), '2')).toBe(0);
});
