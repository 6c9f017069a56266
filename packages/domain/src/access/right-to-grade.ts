import { hasPermissions, type Permission, tenantWide } from './permissions';

/** [4.3] [6.2] Whoever holds it grades the work of others, approves grades and gives attempts back. */
export const GRADER_PERMISSION = tenantWide('ObjectiveWorkflow.Grade');

/** [4.3] [6.2] */
export function mayGrade(permissions: readonly Permission[]): boolean {
  return hasPermissions(permissions, [GRADER_PERMISSION]);
}

/** [4.3] Nobody has a hand in their own result. */
export function mayGradeWorkOf(learnerId: string, graderId: string | null): boolean {
  return learnerId !== graderId;
}
