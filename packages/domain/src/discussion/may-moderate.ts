import { mayGrade } from '../access/right-to-grade';
import type { Permission } from '../access/permissions';

/** [1.3] [6.2] Whoever may grade moderates, and every administrator. */
export function mayModerate(permissions: readonly Permission[], isAdministrator: boolean): boolean {
  return isAdministrator || mayGrade(permissions);
}
