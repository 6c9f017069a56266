import { expect, test } from 'vitest';
import { activityPart } from '../activity/activity-part.builder';
import { notPassed } from './not-passed';

const COURSE = { isUnderWay: true, normalizedPassingScore: 0.5 };
const own = { normalizedPassingScore: 0.6, remainingAttempts: 2 };

test.each([
  ['its own minimum and tries', own, COURSE, [0.6, 2]],
  ['tries that are not counted', { ...own, remainingAttempts: null }, COURSE, [0.6, null]],
  ['the minimum of its course, which is reached once or never', {}, COURSE, [0.5, 0]],
  ['the same, with a try left', { remainingAttempts: 1 }, COURSE, [0.5, 1]],
  ['reading 63: no tries once the attempt is over', own, { ...COURSE, isUnderWay: false }, [0.6, null]],
])('[8.8] who did not pass is told %s', (_case, differs, course, [minimum, tries]) => {
  const part = activityPart({ ...differs, record: { passed: false, normalizedScore: 0.4 } });
  expect(notPassed(part, course)).toEqual({
    normalizedScore: 0.4,
    normalizedPassingScore: minimum,
    remainingAttempts: tries,
  });
});

test.each([
  ['passed', activityPart({ record: { passed: true } })],
  ['not judged', activityPart({ record: { passed: null } })],
  ['not tried', activityPart()],
])('[8.8] what is %s says nothing', (_case, part) => {
  expect(notPassed(part, COURSE)).toBeNull();
});
