import { expect, test } from 'vitest';
import { certificateSecrecy } from './certificate-secrecy';

const DAY = new Date('2026-03-10T12:00:00Z');

test.each([
  ['none', null, 'open'],
  ['afterFinish', null, 'open'],
  ['never', null, 'withoutMarks'],
  ['never', new Date(0), 'withoutMarks'],
  ['afterDate', null, 'withheld'],
  ['afterDate', new Date(DAY.getTime() + 1), 'withheld'],
  ['afterDate', DAY, 'open'],
] as const)(
  '[4.20] policy %s, date %s: the certificate is %s',
  (gradeRevealPolicy, gradeRevealDate, expected) => {
    expect(certificateSecrecy({ gradeRevealPolicy, gradeRevealDate }, DAY)).toBe(expected);
  },
);
