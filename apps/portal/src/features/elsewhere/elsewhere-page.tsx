import { ErrorPage } from '../../parts/error-page/error-page';
import { NoAccess } from '../../parts/no-access/no-access';
import { useNoAccess } from '../../parts/no-access/use-no-access';

/**
 * Where links to other applications of the platform lead when those are not installed. [4.33] Whoever was sent there because
 * they cannot learn here is told so: a way back would lead here again.
 */
export function ElsewherePage() {
  const noAccess = useNoAccess();
  return noAccess ? <NoAccess {...noAccess} /> : <ErrorPage code={501} />;
}
