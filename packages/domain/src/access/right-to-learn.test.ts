import { expect, test } from 'vitest';
import { tenantWide } from './permissions';
import { type LearnerFacts, type RightToLearn, rightToLearn } from './right-to-learn';

const CREATE = tenantWide('ObjectiveWorkflow.Create');
const SCOPE = '0a000000-0000-4000-8000-000000000001';

const LEARNER: LearnerFacts = {
  isSuspended: false,
  permissions: [CREATE],
  licensedFeatures: ['Lms.Learning'],
};

const GRANTED: RightToLearn = { kind: 'granted' };
const SUSPENDED: RightToLearn = { kind: 'refused', reason: 'suspended' };
const NOT_LICENSED: RightToLearn = { kind: 'refused', reason: 'notLicensed' };
const NOT_PERMITTED: RightToLearn = { kind: 'refused', reason: 'notPermitted' };

test.each<[string, Partial<LearnerFacts>, RightToLearn]>([
  ['permission and licence', {}, GRANTED],
  ['any feature of the LMS is a licence', { licensedFeatures: ['Lms.Certificates'] }, GRANTED],
  [
    'other licences and permissions beside them',
    {
      licensedFeatures: ['Platform.Research', 'Lms.Learning'],
      permissions: [tenantWide('Research.Access'), CREATE],
    },
    GRANTED,
  ],
  ['suspended, whatever else', { isSuspended: true }, SUSPENDED],
  ['suspended, and nothing else', { isSuspended: true, licensedFeatures: [], permissions: [] }, SUSPENDED],
  ['no licence', { licensedFeatures: [] }, NOT_LICENSED],
  ['a licence for research only', { licensedFeatures: ['Platform.Research'] }, NOT_LICENSED],
  ['a feature that only begins alike', { licensedFeatures: ['LmsLike'] }, NOT_LICENSED],
  ['neither licence nor permission', { licensedFeatures: [], permissions: [] }, NOT_LICENSED],
  ['no permission', { permissions: [] }, NOT_PERMITTED],
  ['another permission', { permissions: [tenantWide('Research.Access')] }, NOT_PERMITTED],
  ['the permission in one scope only', { permissions: [{ ...CREATE, scope_id: SCOPE }] }, NOT_PERMITTED],
])('[4.33] [6.2] [6.3] %s', (_title, differs, expected) => {
  expect(rightToLearn({ ...LEARNER, ...differs })).toEqual(expected);
});
