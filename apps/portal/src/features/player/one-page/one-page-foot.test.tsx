import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { activityTree } from '../../../testing/activity-tree.builder';
import { objectiveAccess } from '../../../testing/objective-access.builder';
import { NOON } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import type { Player } from '../player-state/use-player';
import type { PlayerLinks } from '../player-state/use-player-links';
import { OnePageFoot } from './one-page-foot';

afterEach(() => vi.restoreAllMocks());

const tool = activityPart({ axis: '2.1', childActivity: { type: 'lti', name: 'A quiz' } });
const first = activityPart({ axis: '1', childActivity: { type: 'composite', name: 'First' } });
const second = activityPart({
  axis: '2',
  childActivity: { type: 'composite', name: 'Second', children: [tool] },
});

async function renderFoot() {
  const player = {
    canWork: true,
    tree: activityTree(first, second),
    course: objectiveAccess(),
    objectiveWorkflowId: 'w',
  } as Partial<Player> as Player; // a foot looks at nothing else
  const links = { partHref: (axis) => axis } as PlayerLinks; // nobody goes there
  const pages = [
    { module: first, activities: [] },
    { module: second, activities: [tool] },
  ];
  await renderAt(
    NOON,
    <OnePageFoot player={player} links={links} view={{ kind: 'page', pages, index: 0, axis: null }} />,
  );
}

test('[2.8] without a connection the way onto a page of tools is shut, and says why', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderFoot();
  const next = screen.getByRole('button', {
    name: /Second/,
    description: 'This activity needs a connection',
  });
  expect(next.getAttribute('aria-disabled')).toBe('true');
});

test('[4.5] with one it is open', async () => {
  await renderFoot();
  expect(screen.getByRole('link', { name: /Second/ }).getAttribute('href')).toBe('2');
});
