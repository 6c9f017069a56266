import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { MakeCall } from '@lantern/contract/render-page';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { activityTree } from '../../testing/activity-tree.builder';
import { attemptRecord, takenCourse } from '../../testing/attempt-record.builder';
import { json, refusal } from '../../testing/network';
import { aggregate, OBJECTIVE_ID, objectiveAccess, workflow } from '../../testing/objective-access.builder';
import { renderApp } from '../../testing/render-app';

vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  vi.unstubAllGlobals();
  for (const dismiss of screen.queryAllByRole('button', { name: 'Dismiss', hidden: true })) dismiss.click();
});

const running = (type: 'composite' | 'text') =>
  objectiveAccess({
    objective: { type },
    objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow() }),
  });

/** A server on which the attempt is over as soon as a command was answered well. */
async function renderRunning(
  type: 'composite' | 'text',
  answer: (path: string) => Response,
  parts: ActivityPart[] = [activityPart()],
) {
  let course: ObjectiveAccess = running(type);
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/events')) return json({ accepted: 1 });
    sent.push(address.split('/').at(-1) ?? '');
    const reply = answer(address);
    if (reply.ok) course = takenCourse({ objective: { type } });
    return reply;
  });
  const call = async ({ path }: { path: string }): Promise<unknown> => {
    if (path.endsWith('/objective-access')) return course;
    if (path.endsWith('/objective-records')) return [attemptRecord()];
    if (path.endsWith('/activity-with-aggregates')) return activityTree(...parts);
    return { ...workflow(), objectiveRecordId: attemptRecord().id };
  };
  await renderApp(`/learn/courses/${OBJECTIVE_ID}`, { call: call as MakeCall }); // each call is given its own kind of answer
  const panel = within(screen.getByRole('complementary', { name: 'Your place in this course' }));
  return { sent, panel, user: userEvent.setup() };
}

test('[4.11] a text is finished, and the page says that the course is completed', async () => {
  const { sent, panel, user } = await renderRunning('text', () => json({ ...workflow(), state: 6 }));
  await user.click(panel.getByRole('button', { name: 'Finish course' }));
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  expect(
    await screen.findByText('You have completed Asking better questions', {}, { timeout: 10_000 }),
  ).toBeTruthy();
  expect(sent).toEqual(['finish-objective-workflows']);
  expect(screen.getByRole('region', { name: 'Your result' })).toBeTruthy();
});

test('[4.11] reading 24: a course in which nothing weighs is finished, here as in the player', async () => {
  const ungraded = [activityPart({ scoreWeight: 0 })];
  const { sent, panel, user } = await renderRunning(
    'composite',
    () => json({ ...workflow(), state: 6 }),
    ungraded,
  );
  await user.click(await panel.findByRole('button', { name: 'Finish course' }));
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(sent).toEqual(['finish-objective-workflows']));
});

test('[4.10] submitting warns first, and may be left', async () => {
  const { sent, panel, user } = await renderRunning('composite', () => json({}));
  await user.click(panel.getByRole('button', { name: 'Submit course' }));
  const warning = within(await screen.findByRole('dialog', { name: 'Submit your results?' }));
  expect(
    warning.getByText('If you choose submit, you will submit your results and will not be able to resume.'),
  ).toBeTruthy();
  await user.click(warning.getByRole('button', { name: 'Keep working' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
});

test('[8.3] a refused submit is told, and the attempt can be gone on with', async () => {
  const { panel, user } = await renderRunning('composite', () =>
    refusal(400, 'commandFailed', { id: ['The attempt is not running.'] }),
  );
  await user.click(panel.getByRole('button', { name: 'Submit course' }));
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('The attempt is not running.', {}, { timeout: 10_000 })).toBeTruthy();
  expect(panel.getByRole('link', { name: 'Continue' })).toBeTruthy();
});
