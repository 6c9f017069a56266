import { expect, test } from 'vitest';
import { teamChoice, type OwnGroup } from './team-choice';

const group = (id: string, isHandedInWith = false): OwnGroup => ({ id, name: `Team ${id}`, isHandedInWith });
const team = (id: string) => ({ kind: 'team', group: { id, name: `Team ${id}` } });

test.each<[string, OwnGroup[], boolean, object]>([
  ['in one group, with it', [group('a')], false, team('a')],
  ['in one group, also where it could be taken alone', [group('a')], true, team('a')],
  ['in none, with nobody', [], false, { kind: 'noGroup' }],
  ['in none, alone where that is allowed', [], true, { kind: 'alone' }],
  [
    'in two, with neither',
    [group('a'), group('b')],
    false,
    { kind: 'manyGroups', names: ['Team a', 'Team b'] },
  ],
  ['in two, alone where that is allowed', [group('a'), group('b')], true, { kind: 'alone' }],
  ['in two, with the one that it was handed in with', [group('a'), group('b', true)], false, team('b')],
  ['the same where it could be taken alone', [group('a'), group('b', true)], true, team('b')],
])('[1.3] [3.2] a learner takes a team activity: %s', (_case, groups, mayBeAlone, expected) => {
  expect(teamChoice(groups, { mayBeAlone })).toEqual(expected);
});
