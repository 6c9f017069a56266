import type { CurrentUser } from '@lantern/contract/platform/get-current-user';
import { type NoRightReason, rightToLearn } from '@lantern/domain/access/right-to-learn';

export type NoAccessReason = NoRightReason | 'noRole';

/** [4.33] What this person lacks; null for whoever may learn. */
export function noAccessReason({ roles, ...user }: CurrentUser): NoAccessReason | null {
  const right = rightToLearn({ isSuspended: false, ...user });
  if (right.kind === 'granted') return null;
  return roles.length === 0 ? 'noRole' : right.reason;
}
