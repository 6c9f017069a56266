import { type QueryAction, readQueryAction } from '@lantern/domain/enrollment/query-action';
import { showToast } from '../../lib/page/toasts';
import { runEnrollment } from '../../parts/enrolling/run-enrollment';
import type { AppRouter } from './create-app-router';

/** Apart from the hook, so that only a page whose address asks for something loads it. */
export async function runQueryAction(action: QueryAction | null, router: AppRouter): Promise<void> {
  const { queryClient: client, i18n } = router.options.context;
  if (action?.kind === 'accountCreated') showToast('success', i18n.t('publicCatalog.accountCreated'));
  if (action?.kind === 'enroll') {
    const { objectiveId, flow } = action;
    const run = { objectiveId, flow, replacesAddress: true };
    if ((await runEnrollment(run, { client, router, t: i18n.t })) === 'left') return;
  }
  // Of the address as it is now: the list has written its kept filters into it meanwhile.
  const { pathname, hash, searchStr } = router.latestLocation;
  const { search } = readQueryAction(searchStr);
  await router.navigate({
    href: `${pathname}${search}${hash && `#${hash}`}`,
    replace: true,
    resetScroll: false,
  });
}
