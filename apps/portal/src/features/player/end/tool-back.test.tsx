import type { MakeCall } from '@lantern/contract/render-page';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { wholeTree } from '../../../api/attempts/activities';
import { activityTree } from '../../../testing/activity-tree.builder';
import { aggregate, objectiveAccess, workflow } from '../../../testing/objective-access.builder';
import { NOON } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import { ToolBack } from './tool-back';
import type { Player } from '../player-state/use-player';

type Differs = Parameters<typeof activityPart>[0];

function quiz(differs: Differs = {}): ActivityPart {
  const childActivity = { type: 'lti', supportLtiGrading: true, name: 'Check' } as const;
  const part = activityPart({ toolUrl: 'https://quiz.test/launch', ...differs });
  return { ...part, childActivity: { ...part.childActivity, ...childActivity } };
}

async function show(part: ActivityPart, said: { toolName?: string; message?: string } = {}) {
  const asked = vi.fn<() => void>();
  const openAgain = vi.fn<() => void>();
  const course = objectiveAccess({
    objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow() }),
  });
  const tree = wholeTree(activityTree(part));
  const player = { course, tree, now: NOON, canWork: true } as Player; // looks at nothing else of it
  const call = async () => {
    asked();
    return { version: 1 };
  };
  await renderAt(
    NOON,
    <ToolBack
      player={player}
      part={part}
      isRoot={false}
      toolName={said.toolName ?? null}
      message={said.message ?? null}
      result={<p>So far</p>}
      onOpenAgain={openAgain}
    />,
    {
      call: call as unknown as MakeCall, // only whether something has changed is asked
    },
  );
  return { asked, openAgain };
}

test('[2.18] while no score has come the page says so, asks for it, and offers the tool again', async () => {
  const { asked, openAgain } = await show(quiz({ workflow: 'inProgress' }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your score is on its way');
  expect(screen.getByText('Nothing is lost if you go on')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ask again now' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(await screen.findByText(/^asked once, at/)).toBeTruthy();
  expect(document.body.textContent).toMatch(/on its way.*Open again.*So far/);
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(openAgain).toHaveBeenCalledOnce();
});

test('[2.18] what the tool says of work that it has not sent stands alone, with the way in again', async () => {
  const message = 'Your course waits until you try again or keep this result.';
  const { openAgain } = await show(quiz({ workflow: 'inProgress' }), { message });
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.queryByText(/on its way|within a minute|is marking/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(openAgain).toHaveBeenCalledOnce();
});

test('[2.18] the tool is called by its name, or by its host where it has none', async () => {
  await show(quiz(), { toolName: 'Wick quizzes' });
  expect(screen.getByText('Back from Wick quizzes')).toBeTruthy();
  cleanup();
  await show(quiz());
  expect(screen.getByText('Back from quiz.test')).toBeTruthy();
});

test('[4.3] what is handed in and not marked says that it is', async () => {
  await show(quiz({ workflow: 'inGrading' }));
  expect(screen.getByText(/You have handed in “Check”/)).toBeTruthy();
});

test('[2.18] [8.8] a score that has come is told with the minimum', async () => {
  await show(
    quiz({
      workflow: 'finished',
      normalizedPassingScore: 0.7,
      remainingAttempts: 0,
      record: { passed: true, normalizedScore: 0.9 },
    }),
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your score is here');
  expect(screen.getByRole('region', { name: 'Your result' }).textContent).toContain('90%');
  expect(screen.queryByRole('button', { name: 'Ask again now' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Review your answers' })).toBeTruthy();
});

test('[8.8] where there is another try, its sheet has the score, and this page has it once', async () => {
  await show(
    quiz({
      workflow: 'finished',
      normalizedPassingScore: 0.7,
      remainingAttempts: 1,
      record: { passed: false, normalizedScore: 0.4 },
    }),
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your score is here');
  expect(screen.queryByRole('region', { name: 'Your result' })).toBeNull();
  expect(document.body.textContent).toMatch(/Your score is here.*So far.*Review your answers/);
});

test('[4.27] a result that is not told is said to be here, without its score', async () => {
  await show(quiz({ workflow: 'finished' }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your work is here');
  expect(screen.queryByText(/%/)).toBeNull();
});
