import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberList } from '../../lib/storage/list-memory';
import { writeChoiceCookie } from '../../lib/storage/storage';
import { courseServer } from '../../testing/course-server';
import { currentUser } from '../../testing/current-user.builder';
import { listServer, showcase } from '../../testing/list-server';
import { OBJECTIVE_ID, objectiveAccess } from '../../testing/objective-access.builder';
import { renderApp } from '../../testing/render-app';

vi.mock('../../api/attempts/report-event', () => ({
  reportEvent: vi.fn<() => void>(),
  sendWaitingEvents: vi.fn<() => void>(),
}));

const ENROLLED = 'You have successfully been enrolled to Asking better questions';
const ACCOUNT_CREATED = 'Your account has been created';

afterEach(() => {
  for (const dismiss of screen.queryAllByRole('button', { name: 'Dismiss', hidden: true })) dismiss.click();
});

/** Any page of a signed-in learner will do; this one asks nothing of the server. */
async function renderAsked(query: string, server = courseServer(objectiveAccess())) {
  const { router } = await renderApp(`/learn/profile${query}`, { call: server.call });
  return { router, server, address: () => router.state.location.href };
}

test('[4.12] addToMyCourses enrols only, and leaves the address without the request', async () => {
  const { address, server } = await renderAsked(`?objectiveId=${OBJECTIVE_ID}&occflow=addToMyCourses&a=1#b`);
  await waitFor(() => expect(address()).toBe('/profile?a=1#b'));
  expect(screen.getByText(ENROLLED)).toBeTruthy();
  expect(server.commands.map(({ command }) => command)).toEqual(['create-self-enrollments']);
});

test('[4.12] startTheCourse enrols, starts and opens the content; going back does not start it again', async () => {
  const { router, address, server } = await renderAsked(
    `?objectiveId=${OBJECTIVE_ID}&occflow=startTheCourse&selfRegistered`,
  );
  await waitFor(() => expect(address()).toBe(`/courses/${OBJECTIVE_ID}/view/content`));
  expect(router.history.length).toBe(1);
  expect(screen.getByText(ENROLLED)).toBeTruthy();
  expect(screen.queryByText(ACCOUNT_CREATED)).toBeNull();
  expect(server.commands).toHaveLength(2);
});

test('[4.12] selfRegistered alone tells of the new account', async () => {
  const { address } = await renderAsked('?selfRegistered=true');
  await waitFor(() => expect(address()).toBe('/profile'));
  expect(screen.getByText(ACCOUNT_CREATED)).toBeTruthy();
});

test('[8.4] an address that asks for a course nobody may see ends at its not-found page', async () => {
  const { router } = await renderAsked(
    `?objectiveId=${OBJECTIVE_ID}&occflow=startTheCourse`,
    courseServer(null),
  );
  expect(await screen.findByRole('heading', { name: 'Course is not available' })).toBeTruthy();
  expect(router.state.location.searchStr).toBe('');
});

test('[5.11] [4.12] the filters that a list has kept outlast what the address asks for', async () => {
  const safety = showcase({ id: '0c000000-0000-4000-8000-000000000001', name: 'Safety' });
  const kept = `collection=${safety.id}`;
  rememberList('enrolled', { query: kept, sort: 'dueFirst', view: 'cards' }, currentUser().user.id);
  const { call } = listServer({ showcases: [safety] });
  const { router } = await renderApp('/learn/courses?selfRegistered=true', { call });
  expect(await screen.findByText(ACCOUNT_CREATED)).toBeTruthy();
  await waitFor(() => expect(router.state.location.searchStr).toBe(`?${kept}`));
  writeChoiceCookie('lists', null);
});
