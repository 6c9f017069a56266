import { expect, test } from 'vitest';
import { type LearnerAccess, type LearnerAccessFacts, learnerAccess } from './learner-access';
import { menuItems } from './menu-items';
import { type NavigationSettings, navigationSettings } from './navigation-settings';
import { tenantWide } from './permissions';
import type { PlatformRole } from './roles';
import { ROOMS as ALL_ROOMS } from './rooms';

const CREATE = tenantWide('ObjectiveWorkflow.Create');
const ALLOWED: LearnerAccess = { kind: 'allowed' };
const FORBIDDEN: LearnerAccess = { kind: 'redirect', href: '/learn/forbidden', inRouter: true };
const PLATFORM: LearnerAccess = { kind: 'redirect', href: '/platform', inRouter: false };
const CATALOG: LearnerAccess = { kind: 'redirect', href: '/learn/catalog', inRouter: true };
const ROOMS: LearnerAccess = { kind: 'redirect', href: '/classroom/learner/rooms', inRouter: false };

function menu(
  settings: Partial<NavigationSettings>,
  { dashboard = false, roles = ['Learner'] }: { dashboard?: boolean; roles?: PlatformRole[] } = {},
) {
  return menuItems({
    roles,
    permissions: [],
    licensedFeatures: [],
    featureFlags: { 'learner.dashboard': dashboard },
    navigation: navigationSettings({ catalog: false, calendar: false, ...settings }),
    plugins: [],
    rooms: ALL_ROOMS,
  });
}

function facts(differs: Partial<LearnerAccessFacts> = {}): LearnerAccessFacts {
  return {
    isSuspended: false,
    roles: ['Learner'],
    permissions: [],
    licensedFeatures: ['Lms.Courses'],
    menuItems: menu({}),
    path: '/learn/courses',
    ...differs,
  };
}

const researchOnly = ['Platform.Research'];
const catalogAndRooms = menu({ catalog: true, rooms: true });
const dashboardOnly = menu({}, { dashboard: true });

test.each<[string, Partial<LearnerAccessFacts>, LearnerAccess]>([
  ['may start courses', { permissions: [CREATE] }, ALLOWED],
  [
    'may start courses, licensed for research only (reading 64)',
    { permissions: [CREATE], licensedFeatures: researchOnly },
    PLATFORM,
  ],
  [
    'may start courses, no licence (reading 64)',
    { permissions: [CREATE], licensedFeatures: [], menuItems: catalogAndRooms },
    FORBIDDEN,
  ],
  ['suspended (reading 64)', { isSuspended: true, permissions: [CREATE] }, FORBIDDEN],
  [
    'suspended, research licence only',
    { isSuspended: true, licensedFeatures: researchOnly, menuItems: catalogAndRooms },
    FORBIDDEN,
  ],
  ['no role at all, other items enabled', { roles: [], menuItems: catalogAndRooms }, FORBIDDEN],
  ['may start courses in one scope only', { permissions: [{ ...CREATE, scope_id: 'u' }] }, FORBIDDEN],
  ['courses is the only item', {}, FORBIDDEN],
  ['no licence at all', { licensedFeatures: [] }, FORBIDDEN],
  ['already at /forbidden', { path: '/learn/forbidden' }, ALLOWED],
  ['research licence only', { licensedFeatures: researchOnly }, PLATFORM],
  ['knowledge models licence only', { licensedFeatures: ['Platform.KnowledgeModels'] }, PLATFORM],
  [
    'research licence only, other items enabled',
    { licensedFeatures: researchOnly, menuItems: catalogAndRooms },
    PLATFORM,
  ],
  ['research and LMS licences', { licensedFeatures: ['Platform.Research', 'Lms.Courses'] }, FORBIDDEN],
  ['reading 6: the first item other than courses', { menuItems: catalogAndRooms }, CATALOG],
  ['reading 6: an item outside the router', { menuItems: menu({ rooms: true }) }, ROOMS],
  ['already at that item', { menuItems: catalogAndRooms, path: '/learn/catalog' }, ALLOWED],
  ['already below that item', { menuItems: catalogAndRooms, path: '/learn/catalog/x' }, ALLOWED],
  [
    'already at a later item',
    { menuItems: menu({ catalog: true, calendar: true }), path: '/learn/calendar' },
    ALLOWED,
  ],
  ['at a path that only begins alike', { menuItems: catalogAndRooms, path: '/learn/catalogue' }, CATALOG],
  ['at the dashboard', { menuItems: dashboardOnly, path: '/learn' }, ALLOWED],
  ['at the dashboard, with a slash', { menuItems: dashboardOnly, path: '/learn/' }, ALLOWED],
  [
    'below the dashboard is not the dashboard',
    { menuItems: dashboardOnly },
    { kind: 'redirect', href: '/learn', inRouter: true },
  ],
  [
    'the portal is a way out',
    { menuItems: menu({}, { roles: ['Instructor'] }) },
    { kind: 'redirect', href: '/portal', inRouter: false },
  ],
])('[4.33] [6.3] %s', (_title, differs, access) => {
  expect(learnerAccess(facts(differs))).toEqual(access);
});
