import { expect, test } from 'vitest';
import {
  hasCloudRedirects,
  isDashboardEnabled,
  isFeedbackVisible,
  isLearnerHomeChosen,
} from './feature-flags';

test.each([
  [{}, false, false],
  [{ 'learner.dashboard': true }, true, false],
  [{ 'learner.dashboard': false, 'cloud-redirects': false }, false, false],
  [{ 'cloud-redirects': true }, false, true],
])('[6.4] flags %j: dashboard %s, cloud redirects %s', (flags, dashboard, cloud) => {
  expect(isDashboardEnabled(flags)).toBe(dashboard);
  expect(hasCloudRedirects(flags)).toBe(cloud);
});

test.each([
  ['true', true],
  ['false', false],
  ['1', false],
  ['', false],
  [null, false],
])('[6.4] reading 48: cookie new-learner-MF=%s: %s', (cookie, chosen) => {
  expect(isLearnerHomeChosen(cookie)).toBe(chosen);
});

test.each([
  [null, true],
  [true, true],
  [false, false],
])('[6.4] feedback setting %s: visible %s', (setting, visible) => {
  expect(isFeedbackVisible(setting)).toBe(visible);
});
