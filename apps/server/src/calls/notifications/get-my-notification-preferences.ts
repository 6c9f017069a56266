import { getMyNotificationPreferences } from '@lantern/contract/notifications/get-my-notification-preferences';
import { ProblemError } from '@lantern/contract/problem-error';
import { call } from '../../http/served-call';
import { DIGEST_HOUR, DIGEST_WEEKDAY } from '../../notifications/next-digest';
import { preferenceOf } from '../../notifications/preference-of';
import { listReach } from '../../store/notifications/reach';
import { findCurrentUser } from '../../store/people/current-user';
import { knownTimeZone } from '../../texts/calendar-day';

export const handleGetMyNotificationPreferences = call(
  getMyNotificationPreferences,
  async (_input, { db, learner, tenant, session }) => {
    const [reach, user] = await Promise.all([
      listReach(db, learner),
      findCurrentUser(db, tenant.id, session.userId),
    ]);
    if (!user) throw new ProblemError('notAuthenticated');
    return {
      preferences: reach.map((one) => preferenceOf(one, tenant.settings)),
      digest: {
        sentTo: user.email,
        timeZone: knownTimeZone(session.userTimezone),
        hour: DIGEST_HOUR,
        weekday: DIGEST_WEEKDAY,
      },
    };
  },
);
