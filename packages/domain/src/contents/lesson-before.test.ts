import { expect, test } from 'vitest';
import { activityPart } from '../activity/activity-part.builder';
import { lessonBefore } from './lesson-before';

const text = activityPart({ axis: '1.1' });
const film = activityPart({ axis: '1.2', childActivity: { type: 'video' } });
const talk = activityPart({ axis: '1.3', childActivity: { type: 'discussion' } });
const quiz = activityPart({ axis: '1.4', childActivity: { type: 'lti' } });
const other = activityPart({ axis: '2.1', childActivity: { type: 'lti' } });
const ORDER = [text, film, talk, quiz, other];

test.each([
  ['the nearest lesson before a quiz', quiz, film],
  ['the text before a film', film, text],
  ['nothing before the first', text, null],
  ['nothing from another module', other, null],
  ['nothing for what is not in the course', activityPart({ axis: '9' }), null],
])('[8.8] what to read again: %s', (_case, part, expected) => {
  expect(lessonBefore(ORDER, part)).toBe(expected);
});
