import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '@lantern/contract/platform/get-current-user';
import { type NoRightReason, rightToLearn } from '@lantern/domain/access/right-to-learn';
import { currentUserQuery } from '../../api/platform';
import { usePage } from '../../lib/page/page-facts';

/** Why whoever looks at the page cannot learn here; null where they can, or nobody is signed in. */
export function useNoAccess(): { reason: NoAccessReason; email: string | null } | null {
  const { isSignedIn, isSuspended } = usePage();
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: isSignedIn });
  if (isSuspended) return { reason: 'suspended', email: null };
  const reason = user ? noAccessReason(user) : null;
  return reason && { reason, email: user?.user.email ?? null };
}

export type NoAccessReason = NoRightReason | 'noRole';

/** [4.33] What this person lacks; null for whoever may learn. */
function noAccessReason({ roles, ...user }: CurrentUser): NoAccessReason | null {
  const right = rightToLearn({ isSuspended: false, ...user });
  if (right.kind === 'granted') return null;
  return roles.length === 0 ? 'noRole' : right.reason;
}
