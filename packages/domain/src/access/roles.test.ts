import { expect, test } from 'vitest';
import {
  EVENT_ROLE,
  hasAdminPanel,
  hasPortalAccess,
  isLearnerOnly,
  PLATFORM_ROLES,
  type PlatformRole,
} from './roles';

// roles → learner-only, portal, admin panel
const cases: Array<[PlatformRole[], boolean, boolean, boolean]> = [
  [['Learner'], true, false, false],
  [['Learner', 'Learner'], true, false, false],
  [['Learner', 'Administrator'], false, true, true],
  [['Learner', 'Author'], false, true, false],
  [['Instructor'], false, true, false],
  [['Administrator'], false, true, true],
  [[], false, false, false],
];

test.each(cases)('[6.1] [2.23] [2.25] roles %j', (roles, learnerOnly, portal, adminPanel) => {
  expect(isLearnerOnly(roles)).toBe(learnerOnly);
  expect(hasPortalAccess(roles)).toBe(portal);
  expect(hasAdminPanel(roles)).toBe(adminPanel);
});

test('[6.1] four roles, and events are logged as learner', () => {
  expect(PLATFORM_ROLES).toEqual(['Administrator', 'Author', 'Instructor', 'Learner']);
  expect(EVENT_ROLE).toBe('learner');
});
