import { beforeEnding } from '../attempts/attempt-hold';
import { callApi } from '../transport/call-api';
import type { BeginWork, FinishWork, ProgressWork, OutboxWork } from './outbox-work';
import { NetworkError } from '../transport/network-error';
import { reportEvent } from '../attempts/report-event';

/** What sending needs: fetched while there is a connection, since without one it cannot be. */
export async function loadWorkCalls() {
  try {
    const [{ putActivityWorkflow }, { finishActivityWorkflows }, { startActivityWorkflows }] =
      await Promise.all([
        import('@lantern/contract/activities/put-activity-workflow'),
        import('@lantern/contract/activities/finish-activity-workflows'),
        import('@lantern/contract/activities/start-activity-workflows'),
      ]);
    return { putActivityWorkflow, finishActivityWorkflows, startActivityWorkflows };
  } catch (error) {
    throw new NetworkError({ cause: error });
  }
}

/** Sends one piece of work. Each call is such that a second time changes nothing. */
export function sendWork(work: OutboxWork, store: (work: OutboxWork) => void): Promise<void> {
  return beforeEnding(work.objectiveWorkflowId, () => sendNow(work, store));
}

async function sendNow(work: OutboxWork, store: (work: OutboxWork) => void): Promise<void> {
  if (work.kind === 'begin') return sendBegin(work);
  await (work.kind === 'progress' ? sendProgress(work) : sendFinish(work, store));
}

/** [8.3] */
async function sendBegin(work: BeginWork): Promise<void> {
  await startedId(work);
  reportEvent('activity_start', { objectiveWorkflowId: work.objectiveWorkflowId });
}

async function sendProgress(work: ProgressWork): Promise<void> {
  const { putActivityWorkflow } = await loadWorkCalls();
  const { objectiveWorkflowId, activityWorkflowId, progress, place, at } = work;
  await callApi(putActivityWorkflow, {
    params: { objectiveWorkflowId, activityWorkflowId },
    body: { ...(progress !== undefined && { progress }), place: { ...place, at: new Date(at) } },
  });
}

async function sendFinish(work: FinishWork, store: (work: OutboxWork) => void): Promise<void> {
  const { finishActivityWorkflows } = await loadWorkCalls();
  const { objectiveWorkflowId } = work;
  const activityWorkflowId = work.activityWorkflowId ?? (await startedId(work));
  // Stored before it is used: a second try must finish this very attempt, never begin another.
  store({ ...work, activityWorkflowId });
  await callApi(finishActivityWorkflows, {
    body: { objectiveWorkflowId, activityWorkflowIds: [activityWorkflowId] },
  });
}

async function startedId({ objectiveWorkflowId, activityPartId }: BeginWork | FinishWork): Promise<string> {
  const { startActivityWorkflows } = await loadWorkCalls();
  const { data } = await callApi(startActivityWorkflows, {
    body: { objectiveWorkflowId, activityPartIds: activityPartId === null ? [] : [activityPartId] },
  });
  const started = data.find((workflow) => workflow.activityPartId === activityPartId) ?? data[0];
  if (!started) throw new Error('The server started no activity');
  return started.id;
}
