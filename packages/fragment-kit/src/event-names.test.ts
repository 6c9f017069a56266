import { expect, test } from 'vitest';
import { mayEmit } from './event-names';

test.each([
  // slot, kind, name, whether it may
  ['tasks', 'module', 'tasks_changed', true],
  ['tasks', 'frame', 'tasks_changed', true],
  ['recentCourses', 'module', 'recent_courses_opened', true],
  ['knowledgeCentre', 'frame', 'knowledge_centre_asked', true],
  ['banners', 'frame', 'banners_changed', true],
  ['tutor', 'module', 'tasks_changed', true],
  ['tutor', 'module', 'communications_changed', true],
  ['tutor', 'module', 'banners_changed', false],
  ['tutor', 'frame', 'tasks_changed', false],
  ['tasks', 'frame', 'banners_changed', false],
  ['tasks', 'frame', 'communications_changed', false],
  ['tasks', 'module', 'tasks', false],
  ['communications', 'frame', 'chat_opened', false],
  ['communications', 'module', '', false],
] as const)('[8.11] in %s, as a %s, may tell %s: %s', (slot, kind, name, may) => {
  expect(mayEmit({ slot, kind }, name)).toBe(may);
});
