import { expect, test } from 'vitest';
import { barPlaces } from './bar-places';
import { menuItems } from './menu-items';

function kinds(navigation: { catalog: boolean; calendar: boolean; rooms: boolean }, hasDashboard: boolean) {
  const items = menuItems({
    roles: ['Learner'],
    permissions: [],
    licensedFeatures: [],
    featureFlags: { 'learner.dashboard': hasDashboard },
    navigation: { researchProjects: false, knowledgeModels: false, ...navigation },
    plugins: [],
    rooms: ['dashboard', 'calendar', 'rooms'],
  });
  return barPlaces(items).map(({ kind }) => kind);
}

test.each([
  [
    'all four',
    { catalog: true, calendar: true, rooms: true },
    true,
    ['dashboard', 'courses', 'calendar', 'catalog'],
  ],
  ['those that the menu has', { catalog: true, calendar: false, rooms: true }, false, ['courses', 'catalog']],
  ['none where there is one alone', { catalog: false, calendar: false, rooms: true }, false, []],
] as const)('[2.23] the bar of small screens: %s', (_, navigation, hasDashboard, expected) => {
  expect(kinds(navigation, hasDashboard)).toEqual(expected);
});
