import { ErrorPage } from '../../parts/error-page/error-page';
import { NoAccess } from '../../parts/no-access/no-access';
import { useNoAccess } from '../../parts/no-access/use-no-access';

/** [2.15] */
export function ForbiddenPage() {
  const noAccess = useNoAccess();
  return noAccess ? <NoAccess {...noAccess} /> : <ErrorPage code={403} withoutButton />;
}
