import { delay } from '../../lib/time/poll';

/** An answer that does not come keeps nobody from handing in. */
const LONGEST_WAIT_MS = 5000;

type Ending = { outcome: Promise<unknown>; isSent: boolean };

const onTheirWay = new Map<string, Set<Promise<unknown>>>();
const endings = new Map<string, Ending>();

/** [4.10] Work in an attempt: begun at once, or once an ending that is under way has come out. */
export async function unlessEnding<T>(
  objectiveWorkflowId: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  while (endings.has(objectiveWorkflowId)) {
    await Promise.allSettled([endings.get(objectiveWorkflowId)?.outcome]);
    signal?.throwIfAborted();
  }
  return onItsWay(objectiveWorkflowId, work());
}

/** [4.10] What the learner did before handing in: an ending that is not sent yet waits for it too. */
export async function beforeEnding<T>(objectiveWorkflowId: string, work: () => Promise<T>): Promise<T> {
  while (endings.get(objectiveWorkflowId)?.isSent)
    await Promise.allSettled([endings.get(objectiveWorkflowId)?.outcome]);
  return onItsWay(objectiveWorkflowId, work());
}

async function onItsWay<T>(objectiveWorkflowId: string, run: Promise<T>): Promise<T> {
  const running = onTheirWay.get(objectiveWorkflowId) ?? new Set();
  onTheirWay.set(objectiveWorkflowId, running);
  running.add(run);
  try {
    return await run;
  } finally {
    running.delete(run);
    if (running.size === 0) onTheirWay.delete(objectiveWorkflowId);
  }
}

/** [4.10] Ends an attempt: after the work that is on its way, and before any other. */
export async function whileEnding<T>(objectiveWorkflowId: string, end: () => Promise<T>): Promise<T> {
  const outcome = afterWork(objectiveWorkflowId).then(() => {
    ending.isSent = true;
    return end();
  });
  const ending: Ending = { outcome, isSent: false };
  endings.set(objectiveWorkflowId, ending);
  try {
    return await outcome;
  } finally {
    endings.delete(objectiveWorkflowId);
  }
}

/** Work may lead to more of it, as an activity that is begun to be finished. */
async function afterWork(objectiveWorkflowId: string): Promise<void> {
  const isLong = delay(LONGEST_WAIT_MS).then(() => true);
  let isOver = false;
  for (
    let running = onTheirWay.get(objectiveWorkflowId);
    running && !isOver;
    running = onTheirWay.get(objectiveWorkflowId)
  )
    isOver = await Promise.race([Promise.allSettled(running).then(() => false), isLong]);
}
