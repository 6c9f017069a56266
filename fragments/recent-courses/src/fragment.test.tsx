import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import RecentCourses from './fragment';

const get = vi.fn<FragmentProps['api']['get']>();

function show(differs: Partial<FragmentProps> = {}) {
  const props: FragmentProps = {
    user: { id: '1', name: 'Ada Lovelace', givenName: 'Ada' },
    locale: 'en-US',
    direction: 'ltr',
    theme: null,
    timeZone: 'UTC',
    now: new Date('2026-11-18T12:00:00Z'),
    navigation: { open: () => undefined, hrefOf: (path) => `/learn${path}` },
    api: { get, send: () => Promise.reject(new Error('Nothing is sent')) },
    emit: () => undefined,
    onEvent: () => () => undefined,
    ...differs,
  };
  return render(<RecentCourses {...props} />);
}

const WORKFLOW = {
  id: 'w',
  state: 1,
  progress: 0.62,
  started: '2026-11-02T12:00:00Z',
  submitted: null,
  finished: null,
  protectResults: false,
};
const RECORD = {
  id: 'r',
  grade: 'A',
  passed: true,
  finished: '2026-11-04T12:00:00Z',
  score: 92,
  maxScore: 100,
  normalizedScore: 0.92,
  protectResults: false,
  objectiveWorkflowId: 'w',
};

/** A course as the wire has it. */
function course(name: string, aggregate: object, differs: object = {}) {
  return {
    id: name,
    objective: { id: name, name, code: '', language: null, imageUrl: null, state: 2 },
    isMandatory: false,
    dueDate: null,
    availabilityDate: null,
    availabilityEndDate: null,
    gradeRevealPolicy: 'none',
    gradeRevealDate: null,
    objectiveWorkflowAggregate: {
      id: 'g',
      lastOpened: '2026-11-10T12:00:00Z',
      lastObjectiveWorkflow: null,
      lastObjectiveRecord: null,
      ...aggregate,
    },
    ...differs,
  };
}
const FINISHED = {
  lastObjectiveWorkflow: { ...WORKFLOW, state: 6, finished: '2026-11-04T12:00:00Z' },
  lastObjectiveRecord: RECORD,
};
const answer = (...data: object[]) => get.mockResolvedValue({ data });
const card = async (name: string) => (await screen.findByRole('link', { name })).closest('li');

beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

test('[4.22] what is under way says since when and how far, and leads into the course', async () => {
  answer(course('finance', { lastObjectiveWorkflow: WORKFLOW }));
  show();
  expect((await card('finance'))?.textContent).toContain('Started Nov 2');
  expect((await card('finance'))?.textContent).toContain('62%');
  expect(screen.getByRole('link', { name: 'finance' }).getAttribute('href')).toBe(
    '/learn/courses/finance/view/content',
  );
});

test('[4.22] a state without a date of its own says what is due, else its name', async () => {
  const graded = { lastObjectiveWorkflow: { ...WORKFLOW, state: 4 } };
  answer(course('graded', graded), course('due', graded, { dueDate: '2026-12-01T12:00:00Z' }));
  show();
  expect((await card('graded'))?.textContent).toMatch(/Graded$/);
  expect((await card('due'))?.textContent).toContain('Due Dec 1');
});

test('[4.20] a result is told where it may be seen, and not before its day', async () => {
  const later = { gradeRevealPolicy: 'afterDate', gradeRevealDate: '2026-12-01T00:00:00Z' };
  answer(course('open', FINISHED), course('secret', FINISHED, later));
  show();
  expect((await card('open'))?.textContent).toContain('Completed Nov 4A: 92%');
  expect((await card('secret'))?.textContent).not.toContain('92');
});

test('the four that were opened last are asked for', async () => {
  answer();
  show();
  expect(await screen.findByText(/^Nothing opened yet/)).toBeTruthy();
  expect(get).toHaveBeenCalledExactlyOnceWith(
    '/api/lms/v1/users/me/objective-accesses/query',
    expect.objectContaining({ list: 'enrolled', take: '4' }),
  );
});

test('what cannot be had is told, and asked for again', async () => {
  get.mockRejectedValueOnce(new Error('Out of reach'));
  show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer(course('finance', {}));
  await userEvent.click(retry);
  expect(await card('finance')).toBeTruthy();
});
