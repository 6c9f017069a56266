import { delay } from '../../lib/time/delay';

/** An answer that does not come keeps nobody from handing in. */
const LONGEST_WAIT_MS = 5000;

const onTheirWay = new Map<string, Set<Promise<unknown>>>();
const endings = new Map<string, Promise<unknown>>();

/** [4.10] Work in an attempt: begun at once, or once an ending that is under way has come out. */
export async function unlessEnding<T>(
  objectiveWorkflowId: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  while (endings.has(objectiveWorkflowId)) {
    await Promise.allSettled([endings.get(objectiveWorkflowId)]);
    signal?.throwIfAborted();
  }
  const running = onTheirWay.get(objectiveWorkflowId) ?? new Set();
  onTheirWay.set(objectiveWorkflowId, running);
  const run = work();
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
  const ending = afterWork(objectiveWorkflowId).then(end);
  endings.set(objectiveWorkflowId, ending);
  try {
    return await ending;
  } finally {
    endings.delete(objectiveWorkflowId);
  }
}

async function afterWork(objectiveWorkflowId: string): Promise<void> {
  const running = onTheirWay.get(objectiveWorkflowId);
  if (running) await Promise.race([Promise.allSettled(running), delay(LONGEST_WAIT_MS)]);
}
