import { expect, test } from 'vitest';
import { type FileFacts, fileAccess } from './file-access';

const OPEN = { isPublic: true, isOfOwnCourse: false, isShut: false };
const OWN = { isPublic: false, isOfOwnCourse: true, isShut: false };
const FOREIGN = { isPublic: false, isOfOwnCourse: false, isShut: false };

test.each<[string, FileFacts, string]>([
  ['a visitor reads a public file', { isSignedIn: false, file: OPEN }, 'open'],
  ['a learner reads a public file', { isSignedIn: true, file: OPEN }, 'open'],
  ['a learner reads a file of an own course', { isSignedIn: true, file: OWN }, 'forThisReader'],
  ['[4.25] not while its activity is shut', { isSignedIn: true, file: { ...OWN, isShut: true } }, 'unknown'],
  ['a learner learns nothing of a foreign file', { isSignedIn: true, file: FOREIGN }, 'unknown'],
  ['a learner learns nothing of no file', { isSignedIn: true, file: null }, 'unknown'],
  ['a visitor is asked to sign in for a private file', { isSignedIn: false, file: FOREIGN }, 'signIn'],
  ['a visitor cannot tell it from no file', { isSignedIn: false, file: null }, 'signIn'],
])('[7.1] %s', (_name, facts, kind) => {
  expect(fileAccess(facts)).toEqual({ kind });
});
