import { expect, test } from 'vitest';
import { certificateSecrecy } from './certificate-secrecy';

const DAY = new Date('2026-03-10T12:00:00Z');
const PLAIN = {
  gradeRevealPolicy: 'none',
  gradeRevealDate: null,
  protectResults: false,
  revoked: null,
} as const;

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
    expect(certificateSecrecy({ ...PLAIN, gradeRevealPolicy, gradeRevealDate }, DAY)).toBe(expected);
  },
);

test.each([
  ['a protected result', { protectResults: true }, 'withoutMarks'],
  ['one that was taken back', { revoked: DAY }, 'withoutMarks'],
  [
    'a protected result on its day',
    { protectResults: true, gradeRevealPolicy: 'afterDate', gradeRevealDate: DAY },
    'withoutMarks',
  ],
  [
    'one taken back before its day',
    { revoked: DAY, gradeRevealPolicy: 'afterDate', gradeRevealDate: new Date(DAY.getTime() + 1) },
    'withheld',
  ],
] as const)('[4.20] reading 71: %s', (_name, differs, expected) => {
  expect(certificateSecrecy({ ...PLAIN, ...differs }, DAY)).toBe(expected);
});
