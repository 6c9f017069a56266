import { expect, test } from 'vitest';
import { memberStanding, type MemberStanding, readiness, type TeamMember } from './team-members';

const NOW = new Date('2026-03-10T12:00:00Z');
const member = (differs: Partial<TeamMember> = {}): TeamMember => ({
  userId: 'ada',
  isSuspended: false,
  attemptState: 'inProgress',
  activityState: 'inProgress',
  ready: null,
  readyVersion: null,
  ...differs,
});
const VERSION = 3;
const READY = member({ ready: NOW, readyVersion: VERSION });
const WAS_READY = member({ ready: NOW, readyVersion: VERSION - 1 });
const UNOPENED = member({ activityState: null });

test.each<[string, Partial<TeamMember>, MemberStanding]>([
  ['has opened it', {}, 'working'],
  ['is ready', { ready: NOW, readyVersion: VERSION }, 'ready'],
  ['was ready before the work was changed', { ready: NOW, readyVersion: VERSION - 1 }, 'askedAgain'],
  ['has begun the course, not the activity', { activityState: null }, 'notOpened'],
  ['has not begun the course', { attemptState: null, activityState: null }, 'notOpened'],
  ['has handed in', { activityState: 'inGrading' }, 'handedIn'],
  ['has its grade', { activityState: 'finished', attemptState: 'finished' }, 'handedIn'],
  ['was shut out', { isSuspended: true, ready: NOW }, 'away'],
  ['was shut out after it was handed in', { isSuspended: true, activityState: 'submitted' }, 'handedIn'],
  [
    'is through with the course, and never opened it',
    { attemptState: 'finished', activityState: null },
    'away',
  ],
  ['waits for the grade of the course', { attemptState: 'inGrading', activityState: null }, 'away'],
])('[1.3] [3.10] a member who %s', (_case, differs, standing) => {
  expect(memberStanding(member(differs), VERSION)).toBe(standing);
});

test.each<[string, TeamMember[], [number, number, boolean]]>([
  ['one alone is ready', [READY], [1, 1, true]],
  ['one of two is', [READY, member()], [1, 2, false]],
  ['both are', [READY, READY], [2, 2, true]],
  ['whoever was ready for other words is asked again', [READY, WAS_READY], [1, 2, false]],
  ['whoever has not opened it is waited for', [READY, UNOPENED], [1, 2, false]],
  ['whoever is shut out is not', [READY, member({ isSuspended: true })], [1, 1, true]],
  [
    'nor whoever is through with the course',
    [READY, member({ attemptState: 'finished', activityState: null })],
    [1, 1, true],
  ],
])('[1.3] all hand in together: %s', (_case, members, [ready, of, isComplete]) => {
  expect(readiness(members, { policy: 'all', version: VERSION })).toEqual({ ready, of, isComplete });
});

test('[1.3] where any member hands in, nobody is waited for', () => {
  expect(readiness([member(), UNOPENED], { policy: 'any', version: VERSION })).toEqual({
    ready: 0,
    of: 2,
    isComplete: true,
  });
});
