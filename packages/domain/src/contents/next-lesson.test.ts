import { expect, test } from 'vitest';
import type { ActivityPart } from '../activity/activity-part';
import { activityPart } from '../activity/activity-part.builder';
import type { PresentationMode } from '../vocabulary';
import { nextLesson } from './next-lesson';

const NOW = new Date('2026-03-10T12:00:00Z');
const done = activityPart({ id: 'done', workflow: 'finished' });
const fresh = activityPart({ id: 'fresh' });
const locked = activityPart({ id: 'locked', available: false });

test.each<[name: string, parts: ActivityPart[], mode: PresentationMode, expected: string | null]>([
  ['the first that is open', [done, locked, fresh], 'tree', 'fresh'],
  ['none where all is done', [done], 'tree', null],
  ['none where nothing can be opened', [locked], 'tree', null],
  ['none where there is nothing', [], 'tree', null],
  ['none where modules are chosen from', [fresh], 'tiles', null],
  ['a place on one page', [done, fresh], 'onePage', 'fresh'],
])('[4.28] the lesson to go on with: %s', (_name, parts, presentationMode, expected) => {
  const course = { isFinished: false, accessNewContentAfterCompletion: false };
  const lesson = nextLesson(parts, { presentationMode, course, openedLast: null, now: NOW });
  expect(lesson?.id ?? null).toBe(expected);
});
