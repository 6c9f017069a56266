import { ErrorPage } from '../../parts/error-page/error-page';

/** [2.15] */
export function ForbiddenPage() {
  return <ErrorPage code={403} withoutButton />;
}
