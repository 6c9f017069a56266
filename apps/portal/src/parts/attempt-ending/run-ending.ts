import type { AttemptEnding } from '@lantern/domain/attempt/attempt-ending';
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { finishAttempt, submitAttempt, untilRecorded } from '../../api/attempts/attempt-ending';
import { refetchAttempts } from '../../api/attempts/attempts';
import { problemCodeOf } from '../../api/transport/problem-code-of';
import { tellFailure } from '../../api/transport/tell-failure';
import { whileBlocking } from '../../lib/blocking';
import { tellOtherTabs } from '../../lib/storage/tab-news';

export type Ending = { kind: AttemptEnding; objectiveWorkflowId: string };

const underWay = new Set<string>();

/** [4.10] [4.11] [8.3] Hands an attempt in while the page is held; its record is then looked for behind. Has it ended? */
export async function runEnding(
  ending: Ending,
  page: { client: QueryClient; t: TFunction },
): Promise<boolean> {
  const { kind, objectiveWorkflowId } = ending;
  const { client, t } = page;
  if (underWay.has(objectiveWorkflowId)) return false;
  let hasEnded = false;
  underWay.add(objectiveWorkflowId);
  try {
    await whileBlocking(() => (kind === 'finish' ? finishAttempt : submitAttempt)(objectiveWorkflowId));
    hasEnded = true;
    tellOtherTabs();
    if (kind === 'submit') void refetchWhenRecorded(client, objectiveWorkflowId);
  } catch (error) {
    // On the way to the sign-in page.
    if (problemCodeOf(error) === 'notAuthenticated') return false;
    tellFailure(error, t, () => void runEnding(ending, page));
  } finally {
    underWay.delete(objectiveWorkflowId);
  }
  await refetchAttempts(client);
  return hasEnded;
}

/** [4.10] */
async function refetchWhenRecorded(client: QueryClient, objectiveWorkflowId: string): Promise<void> {
  if (await untilRecorded(client, objectiveWorkflowId)) await refetchAttempts(client);
}
