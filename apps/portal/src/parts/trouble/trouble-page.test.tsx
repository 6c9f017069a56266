import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../api/transport/network-error';
import { courseServer } from '../../testing/course-server';
import { renderApp } from '../../testing/render-app';
import { objectiveAccess } from '../../testing/objective-access.builder';

vi.mock('../../api/attempts/report-event', () => ({ reportEvent: () => {} }));
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 100,
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const course = objectiveAccess();
const ADDRESS = `/learn/catalog/${course.objective.id}`;
const SERVER = /It is our server, not your connection/;
const CONNECTION = /There is no connection to the server/;

test('a server that says when to come back is quoted, until then', async () => {
  const failure = new ProblemError('busy', {}, { retryAfterMs: 120_000 });
  await renderApp(ADDRESS, { call: () => Promise.reject(failure) });
  expect(await screen.findByText(/Try again in 2 minutes\./)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(screen.getByText(/Try again in a moment\./)).toBeTruthy();
});

test.each<[string, Error, RegExp, RegExp]>([
  ['a failing server', new ProblemError('busy'), SERVER, CONNECTION],
  ['a server with a fault', new ProblemError('internal'), SERVER, CONNECTION],
  ['no connection', new NetworkError(), CONNECTION, SERVER],
])(
  '[8.4] a course that cannot be had tells %s from the other, and is there after Try again',
  async (_case, failure, said, unsaid) => {
    let isMended = false;
    const server = courseServer(course);
    const call: MakeCall = (definition, input) =>
      isMended ? server.call(definition, input) : Promise.reject(failure);
    await renderApp(ADDRESS, { call });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText(unsaid)).toBeNull();
    isMended = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: course.objective.name })).toBeTruthy();
  },
);
