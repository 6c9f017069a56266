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

test('[2.23] the tenant overrides one without touching the others', () => {
  expect(navigationSettings({ rooms: true })).toEqual({ ...DEFAULTS, rooms: true });
  expect(navigationSettings({ catalog: false })).toEqual({ ...DEFAULTS, catalog: false });
});
