import { expect, test } from 'vitest';
import { type MenuFacts, menuItems } from './menu-items';
import { navigationSettings } from './navigation-settings';
import { tenantWide } from './permissions';
import type { PluginMenuItem } from './plugin-menu-items';
import { type Room, ROOMS } from './rooms';

const RESEARCH = tenantWide('Research.Access');
const LIBRARY: PluginMenuItem = {
  kind: 'plugin',
  slug: 'library',
  label: { 'en-US': 'Library' },
  icon: null,
  href: '/library',
  inRouter: false,
  opensNewTab: false,
};

function facts(differs: Partial<MenuFacts> = {}): MenuFacts {
  return {
    roles: ['Learner'],
    permissions: [],
    licensedFeatures: ['Lms.Courses'],
    featureFlags: {},
    navigation: navigationSettings({ catalog: false, calendar: false }),
    plugins: [],
    rooms: ROOMS,
    ...differs,
  };
}

function everything(featureFlags: Record<string, boolean> = {}): MenuFacts {
  return facts({
    roles: ['Learner', 'Instructor'],
    permissions: [RESEARCH],
    licensedFeatures: ['Platform.Research', 'Platform.KnowledgeModels'],
    featureFlags: { 'learner.dashboard': true, ...featureFlags },
    navigation: { catalog: true, rooms: true, researchProjects: true, knowledgeModels: true, calendar: true },
    plugins: [LIBRARY],
  });
}

test('[2.22] [2.23] everything enabled: order, slugs, addresses, and which are inside the router', () => {
  const rows = menuItems(everything()).map(({ kind, slug, href, inRouter }) => [kind, slug, href, inRouter]);
  expect(rows).toEqual([
    ['dashboard', 'learn-dashboard', '/learn', true],
    ['courses', 'learn-my-courses', '/learn/courses', true],
    ['catalog', 'learn-catalog', '/learn/catalog', true],
    ['researchProjects', 'research-projects', '/platform/projects', false],
    ['knowledgeModels', 'knowledge-models', '/platform/knowledge-models', false],
    ['rooms', 'rooms', '/classroom/learner/rooms', false],
    ['calendar', 'learn-calendar', '/learn/calendar', true],
    ['plugin', 'library', '/library', false],
    ['portal', 'portal', '/portal', false],
  ]);
});

test('[2.23] each built-in item names its label', () => {
  const labels = menuItems(everything()).map((item) => (item.kind === 'plugin' ? 'plugin' : item.labelKey));
  expect(labels).toEqual([
    'menu.dashboard',
    'menu.courses',
    'menu.catalog',
    'menu.researchProjects',
    'menu.knowledgeModels',
    'menu.rooms',
    'menu.calendar',
    'plugin',
    'menu.portal',
  ]);
});

test('[6.4] the cloud-redirects flag selects other research addresses', () => {
  const research = menuItems(everything({ 'cloud-redirects': true })).filter(({ href }) =>
    href.startsWith('/cloud'),
  );
  expect(research.map(({ kind, href }) => [kind, href])).toEqual([
    ['researchProjects', '/cloud/projects'],
    ['knowledgeModels', '/cloud/knowledge-models'],
  ]);
});

const bothResearch = { researchProjects: true, knowledgeModels: true };
const bothLicences = ['Platform.Research', 'Platform.KnowledgeModels'];

test.each<[string, Partial<MenuFacts>, string]>([
  ['nothing enabled: courses is always there', {}, 'courses'],
  ['the defaults', { navigation: navigationSettings(null) }, 'courses catalog calendar'],
  ['dashboard flag', { featureFlags: { 'learner.dashboard': true } }, 'dashboard courses'],
  ['dashboard flag off', { featureFlags: { 'learner.dashboard': false } }, 'courses'],
  ['portal access', { roles: ['Learner', 'Author'] }, 'courses portal'],
  ['plugins', { plugins: [LIBRARY] }, 'courses plugin'],
])('[2.23] %s', (_title, differs, kinds) => {
  expect(kindsOf(facts(differs))).toBe(kinds);
});

test.each([
  [
    'permission, licences and settings',
    [RESEARCH],
    bothLicences,
    bothResearch,
    'courses researchProjects knowledgeModels',
  ],
  ['no permission', [], bothLicences, bothResearch, 'courses'],
  ['a scoped permission', [{ ...RESEARCH, scope_id: 'unit-1' }], bothLicences, bothResearch, 'courses'],
  ['no licence', [RESEARCH], ['Lms.Courses'], bothResearch, 'courses'],
  ['research licence only', [RESEARCH], ['Platform.Research'], bothResearch, 'courses researchProjects'],
  [
    'knowledge licence only',
    [RESEARCH],
    ['Platform.KnowledgeModels'],
    bothResearch,
    'courses knowledgeModels',
  ],
  ['settings off', [RESEARCH], bothLicences, {}, 'courses'],
  ['one setting on', [RESEARCH], bothLicences, { knowledgeModels: true }, 'courses knowledgeModels'],
])('[6.3] research: %s', (_title, permissions, licensedFeatures, settings, kinds) => {
  const navigation = navigationSettings({ catalog: false, calendar: false, ...settings });
  expect(kindsOf(facts({ permissions, licensedFeatures, navigation }))).toBe(kinds);
});

test.each([
  ['dashboard', 'calendar'],
  ['calendar', 'dashboard'],
] as const)('[2.23] without its room the %s is not in the menu, whatever the settings say', (gone, other) => {
  const kinds = kindsOf({ ...everything(), rooms: ROOMS.filter((room) => room !== gone) }).split(' ');
  expect(kinds).not.toContain(gone);
  expect(kinds).toContain(other);
});

function kindsOf(given: MenuFacts): string {
  return menuItems(given)
    .map(({ kind }) => kind)
    .join(' ');
}

test.each<[Room, string[]]>([
  ['research', ['researchProjects', 'knowledgeModels']],
  ['rooms', ['rooms']],
  ['portal', ['portal']],
  ['dashboard', ['dashboard']],
  ['calendar', ['calendar']],
])('[2.22] [2.23] where %s is not served the menu does not lead there', (missing, kinds) => {
  const kindsWith = (rooms: readonly Room[]) => menuItems({ ...everything(), rooms }).map(({ kind }) => kind);
  const left = kindsWith(ROOMS).filter((kind) => !kinds.includes(kind));
  expect(kindsWith(ROOMS.filter((room) => room !== missing))).toEqual(left);
});
