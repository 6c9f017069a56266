import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { reportEvent } from '../../api/attempts/report-event';
import { writeChoiceCookie } from '../../lib/storage/storage';
import { currentUser } from '../../testing/current-user.builder';
import { listServer, showcase } from '../../testing/list-server';
import { listedObjectiveAccess } from '../../testing/listed-objective-access.builder';
import { renderApp } from '../../testing/render-app';

vi.mock('../../api/attempts/report-event', () => ({ reportEvent: vi.fn<() => void>() }));

const SAFETY = '0c000000-0000-4000-8000-000000000001';

afterEach(() => writeChoiceCookie('lists', null));

function course(name: string, place: number): ListedObjectiveAccess {
  const id = `0b000000-0000-4000-8000-0000000001${String(place).padStart(2, '0')}`;
  return listedObjectiveAccess({ id, objective: { id, name } });
}

/** Ink and paper; a search finds none of them, the collection one. */
function twoCourses(query: Record<string, unknown>) {
  const all = [course('Ink', 1), course('Paper', 2)];
  const data = query['filter'] ? [] : query['showcase'] ? all.slice(0, 1) : all;
  return { data, totalCount: data.length };
}

const server = () =>
  listServer({ courses: twoCourses, showcases: [showcase({ id: SAFETY, name: 'Safety' })] });

test('[2.3] [2.26] my courses are shown under their heading, and counted', async () => {
  await renderApp('/learn/courses', { call: server().call });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My courses');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('2 courses')).toBeTruthy();
  expect(document.title).toBe('My courses · Lantern');
});

test('[2.3] reading 47: where the tenant says so, they are quizzes', async () => {
  const permission = { key: 'Quiz.Only', scope_id: null };
  const user = currentUser({ settings: { 'ui.learner.quizzesPermission': permission } });
  await renderApp('/learn/courses', {
    call: server().call,
    user: { ...user, permissions: [...user.permissions, permission] },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Quizzes');
});

test.each([
  [true, 'Choose one from the catalog', 1],
  [false, 'As soon as you are given one', 0],
])('[2.26] without courses, the catalog enabled: %s', async (catalog, sentence, links) => {
  const user = currentUser({ settings: { 'ui.learner.navigation': { catalog } } });
  await renderApp('/learn/courses', { call: listServer().call, user });
  expect(await screen.findByText(new RegExp(sentence))).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: 'Browse the catalog' })).toHaveLength(links);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('[5.12] [7.33] a search is asked for as the learner pauses, and reported without its text', async () => {
  const { router } = await renderApp('/learn/courses', { call: server().call });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Sand ' } });
  expect(await screen.findByText('0 courses')).toBeTruthy();
  expect(router.latestLocation.searchStr).toBe('?keyword=sand');
  expect(vi.mocked(reportEvent).mock.lastCall).toEqual(['my_courses_search']);
});

test('[5.12] of ten thousand characters two hundred are asked for and stay in the address', async () => {
  const { call, asked } = server();
  const { router } = await renderApp(`/learn/courses?keyword=${'a'.repeat(10_000)}`, { call });
  const filters = asked.map(({ query }) => JSON.stringify(query['filter'] ?? ''));
  expect(filters.filter((filter) => filter.includes('aa'))).not.toEqual([]);
  expect(filters.filter((filter) => filter.includes('a'.repeat(201)))).toEqual([]);
  await waitFor(() => expect(router.latestLocation.searchStr).toBe(`?keyword=${'a'.repeat(200)}`));
});

test('[2.26] a search that finds nothing says so, and can be taken back', async () => {
  await renderApp('/learn/courses?keyword=sand', { call: server().call });
  expect(await screen.findByRole('heading', { name: 'No course matches “sand”' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('2 courses')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('[2.26] a collection is chosen by its tag, written into the address, and cleared', async () => {
  const { router } = await renderApp('/learn/courses', { call: server().call });
  fireEvent.click(screen.getByRole('button', { name: 'Safety' }));
  expect(await screen.findByText('1 course')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Safety' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: /Filters/ }).textContent).toContain('1 filter active');
  await waitFor(() => expect(router.latestLocation.searchStr).toBe(`?collection=${SAFETY}`));

  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('2 courses')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Safety' }));
  await waitFor(() => expect(router.latestLocation.searchStr).toBe(''));
});

test('reading 32: filters that leave nothing offer to be cleared', async () => {
  await renderApp('/learn/courses?courseProgress=completed', { call: server().call });
  expect(await screen.findByRole('heading', { name: 'No course matches these filters' })).toBeTruthy();
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  expect(chips.getByRole('button', { name: 'Remove the filter Completed' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('2 courses')).toBeTruthy();
});

test('[2.26] a chip that is taken back leaves the focus to the next one, the last to the filters', async () => {
  await renderApp('/learn/courses?courseProgress=completed&coursePriority=mandatory', {
    call: server().call,
  });
  const chip = (name: string) => screen.findByRole('button', { name: `Remove the filter ${name}` });
  fireEvent.click(await chip('Mandatory'));
  expect(document.activeElement).toBe(await chip('Completed'));
  fireEvent.click(await chip('Completed'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Filters/ }));
});

test('[5.11] [6.6] what is not available is taken out of the address, with one notice', async () => {
  const { router } = await renderApp(
    '/learn/courses?collection=unknown&coursePriority=urgent&keyword=x&utm=1',
    { call: server().call },
  );
  const notice = 'Some filters were not processed as they are not available to this user';
  expect(await screen.findAllByText(notice)).toHaveLength(1);
  await waitFor(() => expect(router.latestLocation.searchStr).toBe('?keyword=x'));
});

test('[6.6] each address with what is not available has its notice', async () => {
  const { router } = await renderApp('/learn/courses?courseProgress=never', { call: server().call });
  const notice = 'Some filters were not processed as they are not available to this user';
  expect(await screen.findAllByText(notice)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
  await router.navigate({ href: '/learn/courses?coursePriority=urgent' });
  expect(await screen.findAllByText(notice)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
});

test('[2.27] the drawer tells how many courses its filters leave, also to who only hears it', async () => {
  await renderApp('/learn/courses', { call: server().call });
  fireEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  const drawer = within(await screen.findByRole('dialog'));
  const safety = await drawer.findByRole('checkbox', { name: /Safety/ });
  expect(drawer.getByRole('status').textContent).toBe('2 courses');
  fireEvent.click(safety);
  await waitFor(() => expect(drawer.getByRole('status').textContent).toBe('1 course'));
});

test('reading 29: the next visit finds the filters that the last one left', async () => {
  const { router } = await renderApp(`/learn/courses?collection=${SAFETY}`, { call: server().call });
  expect(screen.getByText('1 course')).toBeTruthy();
  await router.navigate({ to: '/catalog' });
  await router.navigate({ to: '/courses' });
  expect(await screen.findByText('1 course')).toBeTruthy();
  await waitFor(() => expect(router.latestLocation.searchStr).toBe(`?collection=${SAFETY}`));
});

test('reading 29: a link to the page that is open keeps its filters', async () => {
  const { router } = await renderApp('/learn/courses', { call: server().call });
  fireEvent.click(screen.getByRole('button', { name: 'Safety' }));
  await waitFor(() => expect(router.latestLocation.searchStr).toBe(`?collection=${SAFETY}`));
  await router.navigate({ to: '/courses' });
  await waitFor(() => expect(router.latestLocation.searchStr).toBe(`?collection=${SAFETY}`));
  expect(await screen.findByText('1 course')).toBeTruthy();
});

test('a wish that is taken back before its address has been reached stays taken back', async () => {
  const { router } = await renderApp('/learn/courses', { call: server().call });
  fireEvent.click(screen.getByRole('button', { name: 'Safety' }));
  await vi.waitFor(() => expect(router.latestLocation.searchStr).toBe(`?collection=${SAFETY}`), {
    interval: 0,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Safety' }));
  await waitFor(() => expect(router.state.isLoading).toBe(false));
  await waitFor(() => expect(router.latestLocation.searchStr).toBe(''));
  expect(await screen.findByText('2 courses')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Safety' }).getAttribute('aria-pressed')).toBe('false');
});

test('the order and the view are remembered', async () => {
  const { call, asked } = server();
  await renderApp('/learn/courses', { call });
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'name' } });
  fireEvent.click(screen.getByRole('button', { name: 'List' }));
  await waitFor(() => expect(asked.at(-1)?.query['sort']).toEqual([{ selector: 'objective.name' }]));
  expect(decodeURIComponent(document.cookie)).toContain('"sort":"name","view":"list"');
});

const DUE = {
  overdue: new Date('2026-03-09T12:00:00Z'),
  soon: new Date('2026-03-17T12:00:00Z'),
  later: new Date('2026-03-17T12:00:00.001Z'),
};

function dueCourse(name: string, place: number, dueDate: Date): ListedObjectiveAccess {
  return { ...course(name, place), dueDate };
}

const PRESSING = [dueCourse('Ink', 1, DUE.overdue), dueCourse('Paper', 2, DUE.soon)];

/** The headings of the list and what stands beside them. */
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('[2.26] what is overdue or due within seven days stands under a heading of its own, counted', async () => {
  const data = [...PRESSING, dueCourse('Sand', 3, DUE.later), course('Stone', 4)];
  const { call, asked } = listServer({ courses: () => ({ data, totalCount: 60 }) });
  await renderApp('/learn/courses', { call });
  const lists = asked.filter(({ query }) => query['requireTotalCount']);
  expect(lists.map(({ query }) => query['sort'])).toEqual([undefined]);
  expect(headings()).toEqual([
    'My courses',
    'Overdue and due soon',
    'Ink',
    'Paper',
    'All other courses',
    'Sand',
    'Stone',
  ]);
  expect(screen.getByText('1 overdue').closest('p')?.textContent).toBe(
    '1 overdue · 1 due in the next seven days',
  );
  expect(screen.getByText('58 courses')).toBeTruthy();
});

test('[2.26] how many press is not said as long as more of them may come', async () => {
  const { call } = listServer({ courses: () => ({ data: PRESSING, totalCount: 60 }) });
  await renderApp('/learn/courses', { call });
  expect(headings()).toEqual(['My courses', 'Overdue and due soon', 'Ink', 'Paper']);
  expect(screen.queryByText('1 overdue')).toBeNull();
});

test('[2.26] in an order of one’s own there are no groups', async () => {
  writeChoiceCookie('lists', JSON.stringify({ user: null, enrolled: { sort: 'name' } }));
  const { call } = listServer({ courses: () => ({ data: PRESSING, totalCount: 2 }) });
  await renderApp('/learn/courses', { call });
  expect(headings()).toEqual(['My courses', 'Ink', 'Paper']);
});
