import { expect, test } from 'vitest';
import { NO_CONSTRAINT } from '../activity/activity-part';
import { activityAttempt, courseNode, courseRoot } from '../activity/course-node.builder';
import { teamRefusal, type WorkingMember } from './team-work-step';

const NOW = new Date('2026-03-10T12:00:00Z');
const BEFORE = new Date(NOW.getTime() - 1);
const TEAM = { policy: 'any', mayBeAlone: false } as const;

function member(
  differs: Partial<Pick<WorkingMember, 'choice' | 'attempt' | 'workState'>> = {},
  part: Parameters<typeof courseNode>[0] = {},
): WorkingMember {
  const node = courseNode({ type: 'text', team: TEAM, workflow: activityAttempt(), ...part });
  return {
    choice: { kind: 'team', group: { id: 'a', name: 'Team a' } },
    attempt: { state: 'inProgress' },
    root: courseRoot(node),
    node,
    workState: 'inProgress',
    ...differs,
  };
}

test.each([
  ['a member at work', member(), null],
  ['somebody who takes it alone', member({ choice: { kind: 'alone' } }), null],
  ['somebody in no group', member({ choice: { kind: 'noGroup' } }), 'noGroup'],
  ['somebody in two', member({ choice: { kind: 'manyGroups', names: [] } }), 'manyGroups'],
  ['a member whose team has handed in', member({ workState: 'inGrading' }), 'teamHandedIn'],
  [
    'a member whose own activity is over',
    member({}, { workflow: activityAttempt({ state: 'finished' }) }),
    'teamHandedIn',
  ],
  [
    'a member who is through with the course',
    member({ attempt: { state: 'inGrading' } }),
    'attemptNotRunning',
  ],
  ['a member who has not opened it', member({}, { workflow: null }), 'teamNotOpened'],
  [
    'a member after its last moment',
    member({}, { constraint: { ...NO_CONSTRAINT, accessibleUntil: BEFORE } }),
    'locked',
  ],
  [
    'a member at its last moment',
    member({}, { constraint: { ...NO_CONSTRAINT, accessibleUntil: NOW } }),
    null,
  ],
  ['a member after the date it is due', member({}, { constraint: { ...NO_CONSTRAINT, due: BEFORE } }), null],
])('[1.3] [4.25] may %s write and hand in', (_case, working, refusal) => {
  expect(teamRefusal(working, NOW)?.kind ?? null).toBe(refusal);
});
