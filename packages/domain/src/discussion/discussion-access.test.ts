import { describe, expect, test } from 'vitest';
import type { ContentRefusal } from '../contents/content-access';
import {
  discussionReadRefusal,
  discussionWriteRefusal,
  mustPostFirst,
  type WriteFacts,
} from './discussion-access';

const NOW = new Date('2026-03-01T12:00:00Z');
const LOCK = { kind: 'accessibleUntilPassed' as const, until: NOW };

function facts(differs: Partial<WriteFacts> = {}): WriteFacts {
  return {
    isModerator: false,
    courseState: 'ready',
    isLockedOut: false,
    attemptState: 'inProgress',
    workflowState: 'inProgress',
    isGraded: false,
    lock: null,
    ...differs,
  };
}

describe('who may write', () => {
  test.each<[string, Partial<WriteFacts>, string | null]>([
    ['a learner in a running attempt', {}, null],
    ['a learner who has not begun the activity', { workflowState: null }, null],
    ['a learner who has met the requirement', { workflowState: 'finished' }, null],
    ['a learner whose post waits for its grade', { isGraded: true, workflowState: 'inGrading' }, null],
    ['a learner whose post is graded', { isGraded: true, workflowState: 'finished' }, 'graded'],
    ['a learner without an attempt', { attemptState: null }, 'attemptOver'],
    ['a learner whose attempt waits', { attemptState: 'submitted' }, 'attemptOver'],
    ['a learner whose attempt is over', { attemptState: 'finished' }, 'attemptOver'],
    ['a learner where the activity is closed', { lock: LOCK }, 'locked'],
    [
      'a learner whose work is not shown again',
      { lock: { kind: 'reviewHidden', concealment: { kind: 'inGrading' } } },
      null,
    ],
    ['a learner who is locked out', { isLockedOut: true }, 'lockedOut'],
    ['a learner in an archived course', { courseState: 'archived', isLockedOut: true }, 'courseUnavailable'],
    ['a learner in a course that is a draft', { courseState: 'draft' }, 'courseUnavailable'],
    ['a learner in an expired course', { courseState: 'expired' }, null],
    ['a moderator without an attempt', { isModerator: true, attemptState: null, lock: LOCK }, null],
    [
      'a moderator in an archived course',
      { isModerator: true, courseState: 'archived' },
      'courseUnavailable',
    ],
  ])('[1.3] %s', (_name, differs, expected) => {
    expect(discussionWriteRefusal(facts(differs))?.kind ?? null).toBe(expected);
  });
});

describe('who may read', () => {
  test.each<[string, ContentRefusal | null, boolean, string | null]>([
    ['an open activity', null, false, null],
    ['one that is past its date, and was begun', LOCK, true, null],
    ['one that is past its date, and was not begun', LOCK, false, 'accessibleUntilPassed'],
    ['one past its grace period, and begun', { kind: 'gracePeriodPassed', until: NOW }, true, null],
    [
      'one whose own work is being graded',
      { kind: 'reviewHidden', concealment: { kind: 'inGrading' } },
      true,
      null,
    ],
    ['one that waits for another', { kind: 'completePrevious' }, true, 'completePrevious'],
    ['one that was archived', { kind: 'noLongerAvailable' }, true, 'noLongerAvailable'],
  ])('[1.3] [4.25] %s', (_name, refusal, isBegun, expected) => {
    expect(discussionReadRefusal(refusal, { isBegun })?.kind ?? null).toBe(expected);
  });
});

test.each([
  [true, false, false, true],
  [true, false, true, false],
  [true, true, false, false],
  [false, false, false, false],
])(
  '[1.3] post before you see: set %s, moderator %s, own thread %s',
  (postFirst, isModerator, hasOwnThread, expected) => {
    expect(mustPostFirst({ postFirst }, { isModerator, hasOwnThread })).toBe(expected);
  },
);
