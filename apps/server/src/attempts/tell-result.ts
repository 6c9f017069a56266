import { gradeRevealTime, isGradeVisible } from '@lantern/domain/grade/grade-reveal';
import type { Db } from '../db/db';
import { NO_EFFECT, type Work } from '../jobs/work';
import { notify } from '../notifications/notify';
import { findResultNews } from '../store/attempts/result-news';
import { insertJobs } from '../store/platform/jobs';

const QUEUE = 'tell-result';
const MOST_TRIES = 20;

type Result = { tenantId: string; aggregateId: string; isByLearner: boolean; now: Date };

/**
 * [4.20] Plans to tell a learner of their result: when it may be seen. What they have just done themselves they see at once, and are
 * told of only where a date keeps it secret until then.
 */
export async function planResultNews(
  tx: Db,
  { tenantId, aggregateId, isByLearner, now }: Result,
): Promise<void> {
  const news = await findResultNews(tx, { tenantId, aggregateId });
  const reveal = news && gradeRevealTime(news);
  const runAfter = reveal && reveal > now ? reveal : now;
  if (!news || (isByLearner && runAfter === now)) return;
  const keys = [`${aggregateId} ${runAfter.toISOString()}`];
  await insertJobs(tx, tenantId, { queue: QUEUE, keys, runAfter, mostTries: MOST_TRIES });
}

/** Looks again: the date may be another by now, and the result too. */
export function resultWork({ db, clock }: { db: Db; clock: () => Date }): Work {
  return {
    queue: QUEUE,
    leaseSeconds: 60,
    run: async ({ tenantId, key }) => {
      const [aggregateId = ''] = key.split(' ');
      const now = clock();
      const news = tenantId && (await findResultNews(db, { tenantId, aggregateId }));
      if (!news || news.recordId === null || news.isProtected) return NO_EFFECT;
      if (!isGradeVisible(news, 'finished', now))
        return (tx) => planResultNews(tx, { tenantId, aggregateId, isByLearner: true, now });
      const { userId, objectiveId, courseName, recordId } = news;
      return (tx) =>
        notify(tx, tenantId, {
          kind: 'graded',
          recipients: [userId],
          about: recordId,
          courseId: objectiveId,
          facts: { title: courseName },
          path: `/learn/courses/redirect/${objectiveId}`,
          now,
        });
    },
  };
}
