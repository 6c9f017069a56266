import { expect, test } from 'vitest';
import { LIFECYCLE_STATES } from '../vocabulary';
import { type CatalogFacts, type EnrolledFacts, isInCatalog, isInEnrolledList } from './list-membership';

const OFFERED: CatalogFacts = { showInCatalog: true, isSelfEnrolled: false, hasWorkflow: false };
const UNTOUCHED: EnrolledFacts = {
  activityState: 'ready',
  isSelfEnrolled: false,
  isMandatory: false,
  hasWorkflow: false,
  hasRecord: false,
};

test.each<[string, Partial<CatalogFacts>, boolean]>([
  ['offered and untouched', {}, true],
  ['not meant for the catalog', { showInCatalog: false }, false],
  ['already self-enrolled', { isSelfEnrolled: true }, false],
  ['already started', { hasWorkflow: true }, false],
])('[5.13] catalog: %s', (_title, differs, isIn) => {
  expect(isInCatalog({ ...OFFERED, ...differs })).toBe(isIn);
});

test.each<[string, Partial<EnrolledFacts>, boolean]>([
  ['none of the four', {}, false],
  ['self-enrolled', { isSelfEnrolled: true }, true],
  ['mandatory', { isMandatory: true }, true],
  ['has a workflow', { hasWorkflow: true }, true],
  ['has a record', { hasRecord: true }, true],
])('[5.13] enrolled: %s', (_title, differs, isIn) => {
  expect(isInEnrolledList({ ...UNTOUCHED, ...differs })).toBe(isIn);
});

test.each(LIFECYCLE_STATES)('[4.29] enrolled: an activity in state %s', (activityState) => {
  const course = {
    ...UNTOUCHED,
    isMandatory: true,
    isSelfEnrolled: true,
    hasWorkflow: true,
    hasRecord: true,
  };
  expect(isInEnrolledList({ ...course, activityState })).toBe(activityState !== 'archived');
});
