import { expect, test } from 'vitest';
import { menuItems } from './menu-items';
import { navigationSettings } from './navigation-settings';
import type { PlatformRole } from './roles';
import { ROOMS } from './rooms';
import { isSidebarShown } from './sidebar';

// catalog enabled, roles → elsewhere, on /courses
const cases: Array<[string, boolean, PlatformRole[], boolean, boolean]> = [
  ['only courses', false, ['Learner'], false, false],
  ['courses and the catalog', true, ['Learner'], true, true],
  ['courses and the portal', false, ['Learner', 'Author'], false, true],
  ['courses, the catalog and the portal', true, ['Learner', 'Author'], true, true],
];

test.each(cases)('[2.24] %s', (_title, catalog, roles, elsewhere, onCourses) => {
  const items = menuItems({
    roles,
    permissions: [],
    licensedFeatures: [],
    featureFlags: {},
    navigation: navigationSettings({ catalog, calendar: false }),
    plugins: [],
    rooms: ROOMS,
  });
  expect(isSidebarShown(items, false)).toBe(elsewhere);
  expect(isSidebarShown(items, true)).toBe(onCourses);
});
