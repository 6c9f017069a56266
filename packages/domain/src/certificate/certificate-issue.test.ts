import { expect, test } from 'vitest';
import { mayIssueCertificate } from './certificate-issue';

test.each([
  ['active, passed', 'active', true, false, true],
  ['active, passed, given before', 'active', true, true, false],
  ['active, failed', 'active', false, false, false],
  ['active, neither passed nor failed', 'active', null, false, false],
  ['draft', 'draft', true, false, false],
  ['archived', 'archived', true, false, false],
] as const)('[4.6] issued: %s', (_name, state, passed, isAlreadyIssued, issued) => {
  expect(mayIssueCertificate({ state, passed, isAlreadyIssued })).toBe(issued);
});
