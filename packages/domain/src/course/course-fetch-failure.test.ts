import { expect, test } from 'vitest';
import { courseFetchFailure } from './course-fetch-failure';

test.each([
  [400, 'notAvailable'],
  [401, 'signIn'],
  [403, 'notAvailable'],
  [404, 'notAvailable'],
  [409, 'unknownError'],
  [429, 'unknownError'],
  [500, 'unknownError'],
  [503, 'unknownError'],
] as const)(
  '[8.4] a course that a learner asks for and that answers %s is %s (reading 8)',
  (status, failure) => {
    expect(courseFetchFailure(status, 'signedIn')).toBe(failure);
  },
);

test.each([
  [400, 'notAvailable'],
  [401, 'notAvailable'],
  [403, 'notAvailable'],
  [404, 'notAvailable'],
  [500, 'unknownError'],
] as const)(
  '[8.4] a course that a visitor asks for and that answers %s is %s (reading 8)',
  (status, failure) => {
    expect(courseFetchFailure(status, 'public')).toBe(failure);
  },
);
