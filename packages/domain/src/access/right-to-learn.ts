import { hasLmsLicence } from './licences';
import { hasPermissions, type Permission, tenantWide } from './permissions';

/** [6.3] Whoever may begin an attempt may learn. */
export const LEARNER_PERMISSION = tenantWide('ObjectiveWorkflow.Create');

export type LearnerFacts = {
  isSuspended: boolean;
  permissions: readonly Permission[];
  licensedFeatures: readonly string[];
};

export type NoRightReason = 'suspended' | 'notLicensed' | 'notPermitted';

export type RightToLearn = { kind: 'granted' } | { kind: 'refused'; reason: NoRightReason };

/** [4.33] [6.2] [6.3] Reading 64: may this person learn here? The server refuses by it, the portal says why. */
export function rightToLearn({ isSuspended, permissions, licensedFeatures }: LearnerFacts): RightToLearn {
  if (isSuspended) return { kind: 'refused', reason: 'suspended' };
  if (!hasLmsLicence(licensedFeatures)) return { kind: 'refused', reason: 'notLicensed' };
  if (!hasPermissions(permissions, [LEARNER_PERMISSION])) return { kind: 'refused', reason: 'notPermitted' };
  return { kind: 'granted' };
}
