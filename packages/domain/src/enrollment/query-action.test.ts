import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { enrollmentQuery, readQueryAction } from './query-action';
import { ENROLLMENT_FLOWS } from './enrollment-steps';

const enroll = (flow: string) => ({ kind: 'enroll', objectiveId: 'c1', flow });

test.each([
  ['?objectiveId=c1&occflow=addToMyCourses', enroll('addToMyCourses'), ''],
  ['?objectiveId=c1&occflow=startTheCourse', enroll('startTheCourse'), ''],
  ['?a=1&objectiveId=c1&b=2&occflow=addToMyCourses&a=3', enroll('addToMyCourses'), '?a=1&b=2&a=3'],
  ['?selfRegistered=true&objectiveId=c1&occflow=startTheCourse', enroll('startTheCourse'), ''],
  ['?selfRegistered=true', { kind: 'accountCreated' }, ''],
  ['?selfRegistered', { kind: 'accountCreated' }, ''],
  ['?selfRegistered=true&term=t1', { kind: 'accountCreated' }, '?term=t1'],
  ['?selfRegistered=true&occflow=startTheCourse', { kind: 'accountCreated' }, '?occflow=startTheCourse'],
  ['?selfRegistered=true&objectiveId=', { kind: 'accountCreated' }, '?objectiveId='],
  ['?selfRegistered=true&objectiveId=c1', null, '?objectiveId=c1'],
  ['?objectiveId=c1', null, '?objectiveId=c1'],
  ['?occflow=startTheCourse', null, '?occflow=startTheCourse'],
  ['?objectiveId=&occflow=startTheCourse', null, '?objectiveId=&occflow=startTheCourse'],
  ['?objectiveId=c1&occflow=deleteTheCourse', null, '?objectiveId=c1&occflow=deleteTheCourse'],
  ['?objectiveId=c1&occflow=', null, '?objectiveId=c1&occflow='],
  ['?term=a%20b', null, '?term=a%20b'],
  ['', null, ''],
])('[4.12] the query "%s" (reading 27)', (search, action, rest) => {
  expect(readQueryAction(search)).toEqual({ action, search: rest });
});

test('[4.12] a query that asks to enrol is read back as it was written', () => {
  assert(
    property(
      string({ minLength: 1, unit: 'grapheme' }),
      constantFrom(...ENROLLMENT_FLOWS),
      (objectiveId, flow) => {
        expect(readQueryAction(enrollmentQuery(objectiveId, flow))).toEqual({
          action: { kind: 'enroll', objectiveId, flow },
          search: '',
        });
      },
    ),
  );
});
