import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { sendWaitingEvents } from '../../api/attempts/report-event';
import { takenCourse } from '../../testing/attempt-record.builder';
import { courseServer } from '../../testing/course-server';
import { refusal } from '../../testing/network';
import {
  AGGREGATE_ID,
  aggregate,
  OBJECTIVE_ID,
  objectiveAccess,
} from '../../testing/objective-access.builder';
import { renderApp } from '../../testing/render-app';

const CONTENT = `/courses/${OBJECTIVE_ID}/view/content`;
const untouched = objectiveAccess({ objectiveWorkflowAggregate: aggregate() });

afterEach(() => {
  // What this test has told is nothing of the next.
  sendWaitingEvents();
  for (const dismiss of screen.queryAllByRole('button', { name: 'Dismiss', hidden: true })) dismiss.click();
});

async function renderCourse(server: ReturnType<typeof courseServer>) {
  const user = userEvent.setup();
  const { router } = await renderApp(`/learn/courses/${OBJECTIVE_ID}`, { call: server.call });
  const panel = within(screen.getByRole('complementary', { name: 'Your place in this course' }));
  return { router, user, panel };
}

test('[4.8] starting, however often pressed, starts one attempt and opens the content', async () => {
  const server = courseServer(untouched);
  const { router, user, panel } = await renderCourse(server);
  await user.dblClick(panel.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(CONTENT));
  expect(server.commands.filter(({ command }) => command === 'start-objective-workflows')).toEqual([
    {
      command: 'start-objective-workflows',
      body: { id: expect.any(String), objectiveWorkflowAggregateId: AGGREGATE_ID },
    },
  ]);
});

test('[8.3] a refusal is told in the words of the server, and the page stays', async () => {
  const refused = refusal(400, 'commandFailed', { _: ['Not now.'] });
  const server = courseServer(untouched, { 'start-objective-workflows': [refused] });
  const { router, user, panel } = await renderCourse(server);
  await user.click(panel.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(router.state.location.pathname).not.toBe(CONTENT);
});

test('[4.17] starting again is asked for twice, and may be left', async () => {
  const server = courseServer(takenCourse({ retake: true }));
  const { router, user, panel } = await renderCourse(server);
  await user.click(panel.getByRole('button', { name: 'Start again' }));
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(server.commands).toEqual([]);

  await user.click(panel.getByRole('button', { name: 'Start again' }));
  const question = within(await screen.findByRole('dialog', { name: 'Start this course again?' }));
  await user.click(question.getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(CONTENT));
});

/** What waits is sent together with what came before it. */
async function eventsOf({ events }: { events: string[] }, count: number): Promise<string[]> {
  await waitFor(() => expect(events.length).toBeGreaterThanOrEqual(count));
  return events.splice(0);
}

test('[7.33] opening the page, starting, starting again and looking back are told as events', async () => {
  const first = courseServer(untouched);
  const { user, panel } = await renderCourse(first);
  await user.click(panel.getByRole('button', { name: 'Start' }));
  expect(await eventsOf(first, 3)).toEqual([
    'about_the_course_page_load',
    'objective_start',
    'course_open_first_time',
  ]);
  cleanup();

  const again = courseServer(takenCourse({ retake: true }));
  const { user: learner, panel: taken } = await renderCourse(again);
  await learner.click(taken.getByRole('button', { name: 'Start again' }));
  const question = within(await screen.findByRole('dialog', { name: 'Start this course again?' }));
  await learner.click(question.getByRole('button', { name: 'Start again' }));
  expect(await eventsOf(again, 3)).toEqual([
    'about_the_course_page_load',
    'objective_start',
    'course_restart',
  ]);
  cleanup();

  const back = courseServer(takenCourse());
  const { user: reader, panel: done } = await renderCourse(back);
  await reader.click(done.getByRole('link', { name: 'Review' }));
  expect(await eventsOf(back, 2)).toEqual(['about_the_course_page_load', 'course_open_for_review']);
});

test('[4.9] [7.33] a course of one activity begins it with the attempt, and tells both', async () => {
  const video = objectiveAccess({
    objective: { type: 'video' },
    objectiveWorkflowAggregate: aggregate(),
  });
  const server = courseServer(video);
  const { user, panel } = await renderCourse(server);
  await user.click(panel.getByRole('button', { name: 'Start' }));
  expect(await eventsOf(server, 4)).toEqual([
    'about_the_course_page_load',
    'objective_start',
    'course_open_first_time',
    'activity_start',
  ]);
});
