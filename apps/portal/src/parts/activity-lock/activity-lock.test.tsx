import type { ContentRefusal } from '@lantern/domain/contents/content-access';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { ActivityLock } from './activity-lock';
import { NotPassedNotice } from './not-passed-notice';

const COURSE = { isUnderWay: true, normalizedPassingScore: 0.5 };
const DAY = new Date('2026-04-01T08:30:00Z');
const WHEN = 'April 1, 2026 at 8:30 AM';
const NO_LONGER = 'The activity is no longer available.';

test.each<[lock: ContentRefusal, words: string[]]>([
  [{ kind: 'comingSoon' }, ['The activity is going to be available soon. Please come back later.']],
  [
    { kind: 'beforeStart', from: DAY },
    ['The activity is going to be available soon. Please come back later.', `It opens on ${WHEN}.`],
  ],
  [{ kind: 'completePrevious' }, ['Complete the previous activity to get access.']],
  [{ kind: 'courseCompleted' }, ["You can't access new content after completing the course."]],
  [
    { kind: 'afterStartUntil', until: DAY },
    [
      'The activity is no longer available because the Available to start until date is missed.',
      `It could be started until ${WHEN}.`,
    ],
  ],
  [
    { kind: 'afterDue', until: DAY },
    ['The activity is no longer available because the due date is missed.', `It was open until ${WHEN}.`],
  ],
  [{ kind: 'gracePeriodPassed', until: DAY }, [NO_LONGER, `It was open until ${WHEN}.`]],
  [{ kind: 'accessibleUntilPassed', until: DAY }, [NO_LONGER, `It was open until ${WHEN}.`]],
  [{ kind: 'noLongerAvailable' }, [NO_LONGER]],
  [
    { kind: 'serverSide' },
    [
      NO_LONGER,
      'This content is not available at the moment. Please come back later or ask your administrator.',
    ],
  ],
  [
    { kind: 'reviewHidden', concealment: { kind: 'beforeDate', revealsAt: DAY } },
    [NO_LONGER, `You can look at your work from ${WHEN}.`],
  ],
  [
    { kind: 'reviewHidden', concealment: { kind: 'inGrading' } },
    [NO_LONGER, 'Your work is being graded. You can look at it when that is done.'],
  ],
  [
    { kind: 'beingGraded' },
    ['This course is being graded.', 'Please come back later or ask your instructor.'],
  ],
  [
    { kind: 'reviewClosed', from: DAY },
    ['You cannot look at your work yet.', `You can look at your work from ${WHEN}.`],
  ],
  [{ kind: 'reviewClosed', from: null }, [NO_LONGER, 'Your work here cannot be looked at again.']],
])('[4.20] [4.26] [8.8] [8.9] a lock says why and until when: %o', async (lock, words) => {
  await renderAt(NOON, <ActivityLock lock={lock} />);
  const said = [...document.querySelectorAll('section p')].map(({ textContent }) => textContent);
  expect(said).toEqual(words);
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
});

test('[8.8] who did not pass is told the score, the one needed and the attempts left', async () => {
  const part = activityPart({
    workflow: 'finished',
    record: { passed: false, normalizedScore: 0.48 },
    normalizedPassingScore: 0.6,
    remainingAttempts: 0,
  });
  await renderAt(NOON, <NotPassedNotice part={part} course={COURSE} />);
  expect(
    screen.getByText('Minimum passing score: 60%. Your score: 48%. 0 attempts left.', { exact: false }),
  ).toBeTruthy();
});

test('[8.8] who passed is told nothing', async () => {
  const { container } = await renderAt(
    NOON,
    <NotPassedNotice
      part={activityPart({ workflow: 'finished', record: { passed: true } })}
      course={COURSE}
    />,
  );
  expect(container.textContent).toBe('');
});
