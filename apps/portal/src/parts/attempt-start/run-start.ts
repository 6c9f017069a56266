import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { BASE_PATH } from '@lantern/domain/course/course-paths';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { refetchAttempts, startOf } from '../../api/attempts/attempts';
import { problemCodeOf } from '../../api/transport/problem-code-of';
import { sendWaitingEvents } from '../../api/attempts/report-event';
import { reportStart } from '../../api/attempts/start-sequence';
import { tellFailure } from '../../api/transport/tell-failure';
import { whileBlocking } from '../../lib/blocking';
import { tellOtherTabs } from '../../lib/storage/tab-news';
import { showToast } from '../../lib/page/toasts';

export type StartPage = { client: QueryClient; router: AnyRouter; t: TFunction };

const underWay = new Set<string>();

/** [4.8] [8.3] Starts while the page is held, tells what failed, and goes where it leads. A second press does nothing. */
export async function runStart(course: ObjectiveAccess, page: StartPage): Promise<void> {
  const { client, router, t } = page;
  const objectiveId = course.objective.id;
  if (underWay.has(objectiveId) || isLeaving(router)) return;
  underWay.add(objectiveId);
  try {
    const outcome = await whileBlocking(() => startOf(client)(course));
    reportStart(objectiveId, outcome);
    tellOtherTabs();
    if (outcome.activity === 'failed') {
      showToast('error', t('errors.activityStart'));
      await refetchAttempts(client);
      return;
    }
    const { path, fullPageLoad } = outcome.destination;
    void refetchAttempts(client);
    if (fullPageLoad) sendWaitingEvents();
    void router.navigate({ href: `${BASE_PATH}${path}`, reloadDocument: fullPageLoad });
  } catch (error) {
    // On the way to the sign-in page.
    if (problemCodeOf(error) === 'notAuthenticated') return;
    tellFailure(error, t, () => void runStart(course, page));
    await refetchAttempts(client);
  } finally {
    underWay.delete(objectiveId);
  }
}

/** It has been started, and the content is on its way: until it is there, the button stands and may be pressed. */
function isLeaving({ latestLocation, state: { resolvedLocation } }: AnyRouter): boolean {
  return resolvedLocation !== undefined && resolvedLocation.pathname !== latestLocation.pathname;
}
