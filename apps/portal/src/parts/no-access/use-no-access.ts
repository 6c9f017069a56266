import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../api/platform';
import { usePage } from '../../lib/page/page-facts';
import { type NoAccessReason, noAccessReason } from './no-access-reason';

/** Why whoever looks at the page cannot learn here; null where they can, or nobody is signed in. */
export function useNoAccess(): { reason: NoAccessReason; email: string | null } | null {
  const { isSignedIn, isSuspended } = usePage();
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: isSignedIn });
  if (isSuspended) return { reason: 'suspended', email: null };
  const reason = user ? noAccessReason(user) : null;
  return reason && { reason, email: user?.user.email ?? null };
}
