import { getMyCalendarFeeds } from '@lantern/contract/planner/get-my-calendar-feeds';
import { putCalendarFeed } from '@lantern/contract/planner/put-calendar-feed';
import { removeCalendarFeed } from '@lantern/contract/planner/remove-calendar-feed';
import { ProblemError } from '@lantern/contract/problem-error';
import { MOST_CALENDAR_FEEDS } from '@lantern/domain/limits';
import { hashOf, randomSecret } from '../../http/random-secret';
import { call, type ServedCall } from '../../http/served-call';
import { isEnrolledIn } from '../../store/courses/enrolled-courses';
import {
  countCalendarFeeds,
  listCalendarFeeds,
  removeCalendarFeed as removeStoredFeed,
  saveCalendarFeed,
} from '../../store/planner/calendar-feeds';
import { refusalText } from '../../texts/refusal-texts';

/** [2.12] The addresses at which other programs read a learner's calendar. */
export const CALENDAR_FEED_CALLS: readonly ServedCall[] = [
  call(getMyCalendarFeeds, async (_input, { db, learner }) => {
    const feeds = await listCalendarFeeds(db, learner);
    return {
      feeds: feeds.map(({ id, created, lastRead, course }) => ({
        id,
        created,
        lastRead,
        course: course && { objectiveId: course.id, name: course.name, language: course.language },
      })),
    };
  }),

  call(putCalendarFeed, async ({ params, body: { objectiveId } }, { db, learner, now, locale }) => {
    const { feedId: id } = params;
    if (objectiveId !== null && !(await isEnrolledIn(db, learner, objectiveId)))
      throw new ProblemError('commandFailed', { objectiveId: [refusalText('notEnrolled', locale)] });
    const { count, isKnown } = await countCalendarFeeds(db, learner, id);
    if (!isKnown && count >= MOST_CALENDAR_FEEDS)
      throw new ProblemError('commandFailed', { _: [refusalText('tooManyFeeds', locale)] });
    const secret = randomSecret();
    const feed = { id, objectiveId, secretHash: hashOf(secret), now };
    if (!(await saveCalendarFeed(db, learner, feed))) throw new ProblemError('notFound');
    return { path: `/api/lms/v1/calendar-feeds/${secret}.ics` };
  }),

  call(removeCalendarFeed, async ({ params: { feedId } }, { db, learner }) => {
    if (!(await removeStoredFeed(db, learner, feedId))) throw new ProblemError('notFound');
    return { feedId };
  }),
];
