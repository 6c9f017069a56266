import { submitPoll } from '@lantern/domain/attempt/attempt-ending';
import { SUBMIT_POLL } from '@lantern/domain/limits';
import type { QueryClient } from '@tanstack/react-query';
import { delay } from '../../lib/time/poll';
import { randomId } from '../../lib/random-id';
import { retryPassing } from '../transport/retry-passing';
import { apiOf } from '../transport/api-of';
import { isPassingFailure } from '../transport/is-passing-failure';
import { pause } from '../transport/waiting-requests';

const RETRY = { wait: pause, random: Math.random };

/** [4.10] [7.8] The command bears the attempt's own id: however often it is sent, one attempt is handed in once. */
export async function submitAttempt(objectiveWorkflowId: string): Promise<void> {
  const [{ submitObjectiveWorkflow }, { runCommandAsync }] = await Promise.all([
    import('@lantern/contract/courses/submit-objective-workflow'),
    import('../transport/run-command'),
  ]);
  await retryPassing(
    () => runCommandAsync(submitObjectiveWorkflow, { body: { id: objectiveWorkflowId } }),
    RETRY,
  );
}

/** One id per attempt, kept until the server's final answer. */
const finishing = new Map<string, string>();

/** [4.11] [7.9] */
export async function finishAttempt(objectiveWorkflowId: string): Promise<void> {
  const [{ finishObjectiveWorkflow }, { runCommandSync }] = await Promise.all([
    import('@lantern/contract/courses/finish-objective-workflow'),
    import('../transport/run-command'),
  ]);
  const id = finishing.get(objectiveWorkflowId) ?? randomId();
  finishing.set(objectiveWorkflowId, id);
  try {
    await retryPassing(
      () => runCommandSync(finishObjectiveWorkflow, { body: { id, objectiveWorkflowId } }),
      RETRY,
    );
    finishing.delete(objectiveWorkflowId);
  } catch (error) {
    if (!isPassingFailure(error)) finishing.delete(objectiveWorkflowId);
    throw error;
  }
}

/** [4.10] [9.3] Looks for the record of a submitted attempt; false when a minute was not enough. */
export async function untilRecorded(client: QueryClient, objectiveWorkflowId: string): Promise<boolean> {
  const { getObjectiveWorkflow } = await import('@lantern/contract/courses/get-objective-workflow');
  for (let elapsedMs = 0; ; elapsedMs += SUBMIT_POLL.everyMs) {
    const recordId = await apiOf(client)(getObjectiveWorkflow, { params: { id: objectiveWorkflowId } }).then(
      ({ objectiveRecordId }) => objectiveRecordId,
      // A look that fails has found nothing.
      () => null,
    );
    const look = submitPoll(recordId, elapsedMs);
    if (look.kind !== 'askAgain') return look.kind === 'recorded';
    await delay(SUBMIT_POLL.everyMs);
  }
}
