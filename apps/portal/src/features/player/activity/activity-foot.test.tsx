import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { activityTree } from '../../../testing/activity-tree.builder';
import { objectiveAccess, WORKFLOW_ID } from '../../../testing/objective-access.builder';
import { NOON } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import { ActivityFoot } from './activity-foot';
import type { Player } from '../player-state/use-player';
import type { PlayerLinks } from '../player-state/use-player-links';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const last = activityPart({ axis: '1' });
const withdrawn = activityPart({ axis: '2', childActivity: { state: 'archived' } });
const tree = activityTree(last, withdrawn);

async function waysOnFrom(part: typeof last, canWork = true, order = [last]) {
  const course = objectiveAccess();
  const player = {
    canWork,
    tree,
    order,
    course,
    objectiveWorkflowId: WORKFLOW_ID,
  } as Partial<Player> as Player; // a foot looks at nothing else
  const links = { startHref: '/learn/start', partHref: (axis) => axis } as PlayerLinks; // nobody goes there
  await renderAt(NOON, <ActivityFoot player={player} links={links} part={part} isRoot={false} />);
  const ways = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
  return ways.map(({ textContent }) => textContent);
}

test('[4.10] the way on from the last activity is the end of the course', async () => {
  expect(await waysOnFrom(last)).toEqual(['Submit course']);
});

test('[4.29] what is no longer in the contents leads back to the course, not to its end', async () => {
  expect(await waysOnFrom(withdrawn)).toEqual(['Continue the course']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/learn/start');
});

test('[2.9] of a course of one activity that is only looked back at there is no way on, and no bar for it', async () => {
  expect(await waysOnFrom(last, false)).toEqual([]);
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('[2.8] without a connection the ways onto what needs one are shut, and say why', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const video = activityPart({ axis: '0', childActivity: { type: 'video' } });
  const tool = activityPart({ axis: '2', childActivity: { type: 'lti', name: 'A quiz' } });
  expect(await waysOnFrom(last, true, [video, last, tool])).toEqual(['Previous', 'Next:A quiz']);
  for (const name of [/Previous/, /A quiz/]) {
    const way = screen.getByRole('button', { name, description: 'This activity needs a connection' });
    expect(way.getAttribute('aria-disabled')).toBe('true');
  }
});

test('[7.11] a Next that waits for a server that hangs says so after three seconds, and is sent once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', asked);
  const shut = activityPart({ axis: '2', available: false, childActivity: { name: 'Shut' } });
  const begun = activityPart({ axis: '1', workflow: 'inProgress' });
  const { activityWorkflowAggregate } = begun.childActivity;
  if (activityWorkflowAggregate) activityWorkflowAggregate.lastActivityWorkflow.id = WORKFLOW_ID;
  await waysOnFrom(begun, true, [last, shut]);
  fireEvent.click(screen.getByRole('link', { name: /Shut/ }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('This takes longer than it should.')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: /Shut/ }));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(asked).toHaveBeenCalledTimes(1);
});
