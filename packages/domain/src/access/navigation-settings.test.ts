import { expect, test } from 'vitest';
import { navigationSettings } from './navigation-settings';

const DEFAULTS = {
  catalog: true,
  rooms: false,
  researchProjects: false,
  knowledgeModels: false,
  calendar: true,
};

test('[2.23] by default the catalog and the calendar are on, the rest is off', () => {
  expect(navigationSettings(null)).toEqual(DEFAULTS);
  expect(navigationSettings({})).toEqual(DEFAULTS);
});

test.each([
  [{ catalog: false }, { catalog: false }],
  [{ rooms: true }, { rooms: true }],
  [{ researchProjects: true }, { researchProjects: true }],
  [{ knowledgeModels: true }, { knowledgeModels: true }],
  [{ calendar: false }, { calendar: false }],
  [{ catalog: undefined }, {}],
])('[2.23] the tenant says %j and the rest stays', (configured, differs) => {
  expect(navigationSettings(configured)).toEqual({ ...DEFAULTS, ...differs });
});
