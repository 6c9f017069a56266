import { ProblemError } from '@lantern/contract/problem-error';
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { NetworkError } from '../../api/transport/network-error';
import { problemCodeOfStatus } from '../../api/transport/problem-code-of';
import { furtherTexts } from '../../lib/format/i18n';

/** A page in a file of its own, which comes beside its data and the texts that only later pages show. */
export function lazyPage(load: () => Promise<RouteComponent>) {
  return lazyFirstPage(async () => {
    const [page] = await Promise.all([load(), furtherTexts()]);
    return page;
  });
}

/** One that shows the texts of the first pages alone. */
export function lazyFirstPage(load: () => Promise<RouteComponent>) {
  return lazyRouteComponent(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      throw await failureOf(error);
    }
  });
}

/** Any answer will do; one that comes from a cache would be none. */
const SMALL_FILE = '/learn/site.webmanifest';

/**
 * A file that is gone belongs to an earlier release: the router loads the whole page anew to have the new one. Where
 * the server cannot be reached or is in trouble, that would leave the learner with the browser's own error page.
 */
function failureOf(error: unknown): Promise<unknown> {
  return fetch(SMALL_FILE, { cache: 'no-store' }).then(
    ({ status }) => (status < 500 ? error : new ProblemError(problemCodeOfStatus(status))),
    (cause: unknown) => new NetworkError({ cause }),
  );
}
