import { ErrorPage } from '../../parts/error-page/error-page';

/** Where links to other applications of the platform lead when those are not installed. */
export function ElsewherePage() {
  return <ErrorPage code={501} />;
}
