import { expect, test } from 'vitest';
import { tenantWide } from './permissions';
import { type LearnerFacts, rightToLearn } from './right-to-learn';

const CREATE = tenantWide('ObjectiveWorkflow.Create');
const SCOPE = '0a000000-0000-4000-8000-000000000001';

const LEARNER: LearnerFacts = {
  isSuspended: false,
  permissions: [CREATE],
  licensedFeatures: ['Lms.Learning'],
};

test.each<[string, Partial<LearnerFacts>, string]>([
  ['permission and licence', {}, 'granted'],
  ['any feature of the LMS is a licence', { licensedFeatures: ['Lms.Certificates'] }, 'granted'],
  [
    'other licences and permissions beside them',
    {
      licensedFeatures: ['Platform.Research', 'Lms.Learning'],
      permissions: [tenantWide('Research.Access'), CREATE],
    },
    'granted',
  ],
  ['suspended, whatever else', { isSuspended: true }, 'suspended'],
  ['suspended, and nothing else', { isSuspended: true, licensedFeatures: [], permissions: [] }, 'suspended'],
  ['no licence', { licensedFeatures: [] }, 'notLicensed'],
  ['a licence for research only', { licensedFeatures: ['Platform.Research'] }, 'notLicensed'],
  ['a feature that only begins alike', { licensedFeatures: ['LmsLike'] }, 'notLicensed'],
  ['neither licence nor permission', { licensedFeatures: [], permissions: [] }, 'notLicensed'],
  ['no permission', { permissions: [] }, 'notPermitted'],
  ['another permission', { permissions: [tenantWide('Research.Access')] }, 'notPermitted'],
  ['the permission in one scope only', { permissions: [{ ...CREATE, scope_id: SCOPE }] }, 'notPermitted'],
])('[4.33] [6.2] [6.3] %s', (_title, differs, expected) => {
  const right = rightToLearn({ ...LEARNER, ...differs });
  expect(right.kind === 'granted' ? 'granted' : right.reason).toBe(expected);
});
