import { ProblemError } from '@lantern/contract/problem-error';
import { rightToLearn } from '@lantern/domain/access/right-to-learn';
import { negotiateLocale } from '@lantern/domain/display/locales';
import { MOST_CALENDAR_DAYS } from '@lantern/domain/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calendarDay } from '../texts/calendar-day';
import type { Db } from '../db/db';
import { requireSession } from '../http/check-audience';
import { isSameCopy } from '../http/answer/is-same-copy';
import { hashOf } from '../http/random-secret';
import { limitPerMinute } from '../http/rate-limit';
import type { ContextOf } from '../http/serve';
import { supportedLocales, tenantLocale } from '../http/tenant-locales';
import type { Learner } from '../store/people/learner-facts';
import { findCalendarFeed, noteRead, rememberContent } from '../store/planner/calendar-feeds';
import { type CalendarEntry, calendarEntry, calendarFile, entriesHash } from './calendar-file';
import { readCalendar } from './read-calendar';

const DAY_MS = 86_400_000;
/** How far back a calendar is kept in step. */
const DAYS_BACK = 35;
/** More is not for a person to look through. */
const MOST_ENTRIES = 5000;
/** Of one address; programs look in once an hour. */
const READS_PER_MINUTE = 30;

const ICALENDAR = 'text/calendar; charset=utf-8';

/** [2.12] The calendar as a file, and at secret addresses for programs that do not sign in. */
export function serveCalendarFiles(app: FastifyInstance, contextOf: ContextOf): void {
  const countRead = limitPerMinute(READS_PER_MINUTE);

  app.get('/api/lms/v1/users/me/calendar.ics', async (request, reply) => {
    const { db, learner, now, tenant } = requireSession(await contextOf(request));
    const entries = await readEntries(request, { db, learner, now });
    return reply
      .type(ICALENDAR)
      .header('content-disposition', 'attachment; filename="calendar.ics"')
      .header('cache-control', 'no-store')
      .send(calendarFile(tenant.productTitle, entries, now));
  });

  app.get<{ Params: { secret: string } }>(
    '/api/lms/v1/calendar-feeds/:secret',
    async (request, reply): Promise<FastifyReply> => {
      const { db, now, tenant } = await contextOf(request);
      const secretHash = hashOf(request.params.secret.replace(/\.ics$/, ''));
      countRead(secretHash, now.getTime());
      const feed = await findCalendarFeed(db, tenant.id, secretHash);
      // Whoever may not learn any more has no calendar, and nobody is told that there was one.
      if (!feed || rightToLearn(feed).kind === 'refused') throw new ProblemError('notFound');
      const { id, userId, userLocale, objectiveId } = feed;
      const locale = negotiateLocale(
        userLocale ? [userLocale] : [],
        supportedLocales(tenant),
        tenantLocale(tenant),
      );
      const learner = { tenantId: tenant.id, userId, locale };
      const entries = await readEntries(request, { db, learner, now, objectiveId });
      await noteRead(db, tenant.id, { id, now });
      const contentHash = entriesHash(tenant.productTitle, entries);
      const etag = `"${contentHash}"`;
      reply.headers({ 'cache-control': 'private, no-cache', etag });
      if (isSameCopy(request.headers['if-none-match'], etag)) return reply.code(304).send();
      const since =
        feed.contentHash === contentHash && feed.contentSince
          ? feed.contentSince
          : await rememberContent(db, tenant.id, { id, contentHash, now });
      return reply.type(ICALENDAR).send(calendarFile(tenant.productTitle, entries, since));
    },
  );
}

type Wanted = { db: Db; learner: Learner; now: Date; objectiveId?: string | null };

/** From the same day on all day long, so that nothing changes by the hour. */
async function readEntries(
  { ownOrigin: origin, ownHostname: hostname }: FastifyRequest,
  { db, learner, now, objectiveId = null }: Wanted,
): Promise<CalendarEntry[]> {
  const from = new Date((Math.floor(now.getTime() / DAY_MS) - DAYS_BACK) * DAY_MS);
  const to = new Date(from.getTime() + MOST_CALENDAR_DAYS * DAY_MS);
  const dates = await readCalendar(db, learner, { from, to, now, today: calendarDay(now, null) });
  return dates
    .filter(({ course }) => objectiveId === null || course?.objectiveId === objectiveId)
    .slice(0, MOST_ENTRIES)
    .map((date) => calendarEntry(date, { origin, hostname, locale: learner.locale ?? 'en-US' }));
}
