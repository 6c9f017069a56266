import { expect, test } from 'vitest';
import { hasLmsLicence, hasOnlyResearchLicences } from './licences';

// features → LMS, research only
const cases: Array<[string[], boolean, boolean]> = [
  [[], false, false],
  [['Lms.Courses'], true, false],
  [['Platform.Research'], false, true],
  [['Platform.KnowledgeModels'], false, true],
  [['Platform.Research', 'Platform.KnowledgeModels'], false, true],
  [['Platform.Research', 'Lms.Courses'], true, false],
  [['Platform.KnowledgeModels', 'Lms.Certificates'], true, false],
  [['Platform.Other'], false, false],
  [['Lmsx.Courses'], false, false],
  [['Platform.Lms.Courses'], false, false],
];

test.each(cases)('[6.3] [4.33] licensed for %j', (features, lms, researchOnly) => {
  expect(hasLmsLicence(features)).toBe(lms);
  expect(hasOnlyResearchLicences(features)).toBe(researchOnly);
});
