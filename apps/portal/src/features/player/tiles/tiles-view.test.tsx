import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { objectiveAccess } from '../../../testing/objective-access.builder';
import { NOT_BEGUN } from '../../../parts/table-of-contents/listed-course';
import { NOON } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import { TilesView } from './tiles-view';
import type { Player } from '../player-state/use-player';
import type { PlayerLinks } from '../player-state/use-player-links';

async function show(...parts: ActivityPart[]) {
  const player = {
    course: objectiveAccess(),
    completion: NOT_BEGUN,
    canWork: true,
    openedLast: null,
    now: NOON,
  } as Partial<Player> as Player; // tiles look at nothing else
  const links = { partHref: (axis) => `/learn/${axis}` } as PlayerLinks; // nobody goes there
  await renderAt(NOON, <TilesView player={player} links={links} module={null} parts={parts} />);
}

const marked = () => document.querySelectorAll('li[data-next]');

test('[4.28] the module to go on with is named, and its tile stands out', async () => {
  const done = activityPart({ axis: '1', workflow: 'finished' });
  const children = [activityPart({ axis: '2.1' })];
  await show(done, activityPart({ axis: '2', childActivity: { children } }));
  expect(screen.getByRole('link', { name: 'Continue module 2' }).getAttribute('href')).toBe('/learn/2.1');
  expect(marked()).toHaveLength(1);
});

test('[4.28] an activity is gone on with by no number', async () => {
  await show(activityPart({ axis: '1' }));
  expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy();
});

test('[4.28] [4.29] where all is locked there is nothing to go on with', async () => {
  await show(activityPart({ axis: '1', available: false }), activityPart({ axis: '2', available: false }));
  expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
  expect(marked()).toHaveLength(0);
});
