import { hasPermissions, type Permission } from './permissions';

/** [2.3] Reading 47: which permission turns courses into quizzes is the tenant's to say; unsaid, none does. */
export function coursesHeading(
  permissions: readonly Permission[],
  quizzesPermission: Permission | null,
): 'courses' | 'quizzes' {
  return quizzesPermission && hasPermissions(permissions, [quizzesPermission]) ? 'quizzes' : 'courses';
}
