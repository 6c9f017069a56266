import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import type { ListedCourse } from '@lantern/domain/contents/table-of-contents';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOON } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import { Tile } from './tile';
import type { Player } from '../player-state/use-player';
import type { PlayerLinks } from '../player-state/use-player-links';

const OPEN: ListedCourse = { isFinished: false, accessNewContentAfterCompletion: false, review: null };

/** What a tile says below its name. */
async function saidOf(part: ActivityPart, completion: ListedCourse): Promise<Array<string | null>> {
  const player = { completion, now: NOON } as Player; // a tile looks at nothing else
  const links = { partHref: (axis) => `/learn/${axis}` } as PlayerLinks; // nobody goes there
  await renderAt(NOON, <Tile player={player} links={links} part={part} isNext={false} />);
  return [...screen.getByRole('link').children].slice(2).map(({ textContent }) => textContent);
}

const SOON = 'The activity is going to be available soon. Please come back later.';

test.each<[string, Parameters<typeof activityPart>[0], string[]]>([
  [
    'opens later',
    { activityConstraint: { startFrom: new Date('2026-04-01T08:30:00Z') } },
    [SOON, 'It opens on April 1, 2026 at 8:30 AM.'],
  ],
  [
    'is over',
    { activityConstraint: { accessibleUntil: new Date('2026-03-01T08:30:00Z') } },
    ['The activity is no longer available.', 'It was open until March 1, 2026 at 8:30 AM.'],
  ],
  ['waits for another', { available: false }, ['Complete the previous activity to get access.']],
  ['is announced', { childActivity: { state: 'draft' } }, ['Coming soon']],
])('[4.5] [8.8] the tile of what %s says why, and until when', async (_title, differs, words) => {
  expect(await saidOf(activityPart(differs), OPEN)).toEqual(words);
});

test.each([
  ['an activity', activityPart({ workflow: 'finished' })],
  ['a module', activityPart({ childActivity: { children: [activityPart({ workflow: 'finished' })] } })],
])('[4.16] [4.20] the tile of %s that may not be looked back at says why', async (_title, part) => {
  const review = { kind: 'reviewClosed', from: null } as const;
  expect(await saidOf(part, { ...OPEN, isFinished: true, review })).toEqual([
    'The activity is no longer available.',
    'Your work here cannot be looked at again.',
  ]);
});
