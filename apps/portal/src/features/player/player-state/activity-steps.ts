import type { ActivityContent } from '@lantern/contract/entities/activity-content';
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import {
  refetchCourse,
  refetchTrees,
  showFinished,
  startActivity,
  type WorkedActivity,
} from '../../../api/attempts/activity-work';
import { beforeEnding } from '../../../api/attempts/attempt-hold';
import { isPassingFailure } from '../../../api/transport/is-passing-failure';
import { problemCodeOf } from '../../../api/transport/problem-code-of';
import { reportEvent } from '../../../api/attempts/report-event';
import { outboxOf } from '../../../api/outbox/outbox-of';
import { tellOtherTabs } from '../../../lib/storage/tab-news';
import { showToast } from '../../../lib/page/toasts';

type StepPage = { client: QueryClient; t: TFunction };

const beginning = new Map<string, Promise<string | null>>();

/** [4.9] [7.10] Begins an activity, once however often it is asked; its attempt's id, null when it did not begin. */
export function beginActivity(page: StepPage, activity: WorkedActivity): Promise<string | null> {
  const key = `${activity.objectiveWorkflowId} ${activity.activityPartId}`;
  const known = beginning.get(key);
  if (known) return known;
  const begun = begin(page, activity).finally(() => beginning.delete(key));
  beginning.set(key, begun);
  return begun;
}

/** [8.3] */
async function begin({ client, t }: StepPage, activity: WorkedActivity): Promise<string | null> {
  const outbox = outboxOf(client);
  if (outbox.isBeginWaiting(activity)) {
    await outbox.send();
    if (!outbox.isBeginWaiting(activity)) await refetchTrees(client);
    return null;
  }
  try {
    const workflow = await startActivity(client, activity);
    reportEvent('activity_start', { objectiveWorkflowId: activity.objectiveWorkflowId });
    tellOtherTabs();
    return workflow?.id ?? null;
  } catch (error) {
    if (isPassingFailure(error)) {
      // Out of reach for now: what is open stays readable, and begins when it can be, wherever the learner is then.
      if (isShown(client, activity)) await outbox.begin(activity);
    } else if (problemCodeOf(error) !== 'notAuthenticated') {
      showToast('error', t('errors.activityStart'));
      void refetchTrees(client);
    }
    return null;
  }
}

/** Nobody has opened what could not be had. */
function isShown(client: QueryClient, { objectiveWorkflowId, activityPartId }: WorkedActivity): boolean {
  return client
    .getQueriesData<ActivityContent>({ queryKey: ['activity-content', objectiveWorkflowId] })
    .some(([, content]) => content?.activityPartId === activityPartId);
}

/** [4.9] [7.11] Finishes an activity: shown at once, then told to the server, to the lists and to the other tabs. */
export async function completeActivity(
  page: StepPage,
  activity: WorkedActivity,
  known: { id: string } | null,
): Promise<boolean> {
  const { client, t } = page;
  const { objectiveWorkflowId, activityPartId } = activity;
  // Done before handing in, it goes out before that.
  const outcome = await beforeEnding(objectiveWorkflowId, async () => {
    // A start that is on its way is waited for, so that what it starts is what is finished.
    const begun = beginning.get(`${objectiveWorkflowId} ${activityPartId}`);
    const activityWorkflowId = known?.id ?? (await begun) ?? null;
    showFinished(client, activity, activityWorkflowId);
    return outboxOf(client).finish({ ...activity, activityWorkflowId });
  });
  // Kept for when the connection is back: until then the page shows what the learner did.
  if (outcome === 'waiting') return true;
  if (outcome === 'refused') showToast('error', t('errors.unknown'));
  if (outcome === 'sent') tellOtherTabs();
  await refetchCourse(client);
  return outcome === 'sent';
}
