import { expect, test } from 'vitest';
import { mayIssueCertificate } from './certificate-issue';

const EARNED = { state: 'active', passed: true, protectResults: false, isAlreadyIssued: false } as const;

test.each([
  ['active, passed', {}, true],
  ['active, passed, given before', { isAlreadyIssued: true }, false],
  ['active, passed in secret', { protectResults: true }, false],
  ['active, failed', { passed: false }, false],
  ['active, neither passed nor failed', { passed: null }, false],
  ['draft', { state: 'draft' }, false],
  ['archived', { state: 'archived' }, false],
] as const)('[4.6] issued: %s', (_name, differs, issued) => {
  expect(mayIssueCertificate({ ...EARNED, ...differs })).toBe(issued);
});
