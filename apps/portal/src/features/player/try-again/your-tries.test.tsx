import type { MakeCall } from '@lantern/contract/render-page';
import type { ActivityTry } from '@lantern/contract/entities/activity-try';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WORKFLOW_ID } from '../../../testing/objective-access.builder';
import { NOON } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import { YourTries } from './your-tries';

const tried = (number: number, differs: Partial<ActivityTry> = {}): ActivityTry => ({
  number,
  started: NOON,
  submitted: NOON,
  finished: NOON,
  score: 4,
  maxScore: 8,
  normalizedScore: 0.5,
  passed: false,
  ...differs,
});

async function show(...tries: ActivityTry[]) {
  const call = async () => ({ data: tries });
  const part = activityPart({ workflow: 'finished', remainingAttempts: 1 });
  await renderAt(NOON, <YourTries objectiveWorkflowId={WORKFLOW_ID} part={part} />, {
    call: call as unknown as MakeCall, // only the tries are asked for
  });
}

test('[8.8] each try is told with its points and score, and which one counts', async () => {
  await show(tried(2), tried(1, { score: 3, normalizedScore: 0.38 }));
  const rows = await screen.findAllByRole('row');
  const said = rows.slice(1).map(({ textContent }) => textContent);
  expect(said[0]).toMatch(/2Counts.*4 of 8.*50%/);
  expect(said[1]).toMatch(/^Try1Handed in.*3 of 8.*38%/);
});

test('[8.8] a try that is under way is not among them', async () => {
  await show(tried(2, { submitted: null, score: null, normalizedScore: null }), tried(1));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
});

test('[4.27] a score that is not told leaves its place empty', async () => {
  await show(tried(1, { score: null, maxScore: null, normalizedScore: null, passed: null }));
  expect((await screen.findAllByRole('row'))[1]?.textContent).not.toContain('%');
});
