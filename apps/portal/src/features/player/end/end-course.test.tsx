import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { wholeTree } from '../../../api/attempts/activities';
import { activityTree } from '../../../testing/activity-tree.builder';
import { objectiveAccess } from '../../../testing/objective-access.builder';
import { NOON } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import { buttonClass } from '../../../ui/button/button-class';
import { EndCourse } from './end-course';
import type { Player } from '../player-state/use-player';
import type { PlayerLinks } from '../player-state/use-player-links';

const LEADING = buttonClass({ variant: 'primary' });
const done = activityPart({ id: 'a', axis: '1', workflow: 'finished' });
const open = activityPart({ id: 'b', axis: '2', workflow: 'inProgress', childActivity: { name: 'Essay' } });
const optional = activityPart({ id: 'c', axis: '3', optional: true });

async function show(
  parts: ActivityPart[],
  type: 'composite' | 'lti' | 'video' = 'composite',
  mayLead = true,
) {
  const tree = wholeTree({
    ...activityTree(...parts),
    type,
    name: 'Exam',
    supportLtiGrading: type === 'lti',
  });
  const course = objectiveAccess({ objective: { type } });
  const player = { tree, course, canWork: true, objectiveWorkflowId: 'w' } as Player; // looks at nothing else
  const links = { endHref: '/end' } as PlayerLinks; // nobody goes there
  await renderAt(NOON, <EndCourse player={player} links={links} mayLead={mayLead} />);
  return screen.getByRole('button', { name: 'Submit course' });
}

test.each([
  ['the required work is done', [done, optional], true, true],
  ['some of it is not', [done, open], true, false],
  ['it is done, and something else leads there', [done], false, false],
])('[4.10] submitting leads when %s', async (_case, parts, mayLead, leads) => {
  const button = await show(parts, 'composite', mayLead);
  expect(button.className === LEADING).toBe(leads);
});

test.each(['lti', 'video'] as const)(
  '[4.10] reading 66: a course that is one activity (%s) names it as not done',
  async (type) => {
    const button = await show([], type);
    expect(button.className).not.toBe(LEADING);
    await userEvent.click(button);
    expect((await screen.findByRole('listitem')).textContent).toBe('ExamNot started');
  },
);

test('[4.10] reading 66: the dialog names each piece that is left behind, and counts as the contents do', async () => {
  await userEvent.click(await show([done, open, optional]));
  expect((await screen.findByRole('listitem')).textContent).toBe('2 EssayIn progress');
  expect(screen.getByText('1 of 3 activities are complete')).toBeTruthy();
});
