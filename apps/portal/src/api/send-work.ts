import type { KeptFinish, KeptTouch, KeptWork } from './kept-work';

/** Sends one piece of work. Each call is such that a second time changes nothing. */
export async function sendWork(work: KeptWork, keep: (work: KeptWork) => void): Promise<void> {
  await (work.kind === 'touch' ? sendTouch(work) : sendFinish(work, keep));
}

async function sendTouch(work: KeptTouch): Promise<void> {
  const [{ putActivityWorkflow }, { callApi }] = await Promise.all([
    import('@lantern/contract/activities/put-activity-workflow'),
    import('./call-api'),
  ]);
  const { objectiveWorkflowId, activityWorkflowId, progress, place, at } = work;
  await callApi(putActivityWorkflow, {
    params: { objectiveWorkflowId, activityWorkflowId },
    body: { progress, place: { ...place, at: new Date(at) } },
  });
}

async function sendFinish(work: KeptFinish, keep: (work: KeptWork) => void): Promise<void> {
  const [{ finishActivityWorkflows }, { callApi }] = await Promise.all([
    import('@lantern/contract/activities/finish-activity-workflows'),
    import('./call-api'),
  ]);
  const { objectiveWorkflowId } = work;
  const activityWorkflowId = work.activityWorkflowId ?? (await startedId(work));
  // Kept before it is used: a second try must finish this very attempt, never begin another.
  keep({ ...work, activityWorkflowId });
  await callApi(finishActivityWorkflows, {
    body: { objectiveWorkflowId, activityWorkflowIds: [activityWorkflowId] },
  });
}

async function startedId({ objectiveWorkflowId, activityPartId }: KeptFinish): Promise<string> {
  const [{ startActivityWorkflows }, { callApi }] = await Promise.all([
    import('@lantern/contract/activities/start-activity-workflows'),
    import('./call-api'),
  ]);
  const { data } = await callApi(startActivityWorkflows, {
    body: { objectiveWorkflowId, activityPartIds: activityPartId === null ? [] : [activityPartId] },
  });
  const started = data.find((workflow) => workflow.activityPartId === activityPartId) ?? data[0];
  if (!started) throw new Error('The server started no activity');
  return started.id;
}
