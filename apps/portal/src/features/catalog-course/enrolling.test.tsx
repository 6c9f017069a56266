import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { courseServer } from '../../testing/course-server';
import { refusal } from '../../testing/network';
import {
  ACCESS_ID,
  AGGREGATE_ID,
  OBJECTIVE_ID,
  objectiveAccess,
} from '../../testing/objective-access.builder';
import { renderApp } from '../../testing/render-app';

vi.mock('../../api/attempts/report-event', () => ({
  reportEvent: vi.fn<() => void>(),
  sendWaitingEvents: vi.fn<() => void>(),
}));

const ENROLLED = 'You have successfully been enrolled to Asking better questions';
const PAGE = `/learn/catalog/${OBJECTIVE_ID}`;
const CONTENT = `/courses/${OBJECTIVE_ID}/view/content`;

afterEach(() => {
  for (const dismiss of screen.queryAllByRole('button', { name: 'Dismiss', hidden: true })) dismiss.click();
});

async function renderCourse(server: ReturnType<typeof courseServer>) {
  const user = userEvent.setup();
  const { router } = await renderApp(PAGE, { call: server.call });
  const panel = within(screen.getByRole('complementary', { name: 'Start this course' }));
  const button = (name: string) => panel.getByRole('button', { name });
  return {
    router,
    panel,
    press: (name: string) => user.click(button(name)),
    pressTwice: (name: string) => user.dblClick(button(name)),
  };
}

test('[4.12] [8.10] adding to my courses, however often pressed, enrols once and says so', async () => {
  const server = courseServer(objectiveAccess());
  const { panel, pressTwice } = await renderCourse(server);
  await pressTwice('Add to my courses');
  await waitFor(() =>
    expect(panel.getByRole('button', { name: 'Enrolled' }).hasAttribute('disabled')).toBe(true),
  );
  expect(screen.getByText(ENROLLED)).toBeTruthy();
  // The button that was pressed is gone.
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Start this course'));
  expect(server.commands).toEqual([
    { command: 'create-self-enrollments', body: { id: expect.any(String), objectiveAccessId: ACCESS_ID } },
  ]);
});

test('[4.12] starting enrols, starts and opens the content', async () => {
  const server = courseServer(objectiveAccess());
  const { router, pressTwice } = await renderCourse(server);
  await pressTwice('Start');
  await waitFor(() => expect(router.state.location.pathname).toBe(CONTENT));
  expect(screen.getByText(ENROLLED)).toBeTruthy();
  expect(server.commands.at(-1)).toEqual({
    command: 'start-objective-workflows',
    body: { id: expect.any(String), objectiveWorkflowAggregateId: AGGREGATE_ID },
  });
});

test('[8.10] a refusal is told in the words of the server, and the page stays', async () => {
  const refused = refusal(400, 'commandFailed', { objectiveAccessId: ['This course is no longer offered.'] });
  const server = courseServer(objectiveAccess(), { 'create-self-enrollments': [refused] });
  const { panel, press } = await renderCourse(server);
  await press('Add to my courses');
  expect(await screen.findByText('This course is no longer offered.')).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Add to my courses' })).toBeTruthy();
});

test('a start that is refused after the enrolment leaves the learner enrolled, and can be pressed again', async () => {
  const refused = refusal(400, 'commandFailed', { _: ['Not now.'] });
  const server = courseServer(objectiveAccess(), { 'start-objective-workflows': [refused] });
  const { router, panel, press } = await renderCourse(server);
  await press('Start');
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(await panel.findByRole('button', { name: 'Enrolled' })).toBeTruthy();

  await press('Start');
  await waitFor(() => expect(router.state.location.pathname).toBe(CONTENT));
  expect(server.commands.map(({ command }) => command)).toEqual([
    'create-self-enrollments',
    'start-objective-workflows',
    'start-objective-workflows',
  ]);
});
