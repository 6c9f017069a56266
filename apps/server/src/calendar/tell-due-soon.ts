import type { Task } from '@lantern/contract/planner/task';
import { isReminderDue, REMINDED_BEFORE_MS } from '@lantern/domain/notifications/due-reminder';
import type { Db } from '../db/db';
import { NO_EFFECT, type Work } from '../jobs/work';
import { notify } from '../notifications/notify';
import { type DueReader, listDueReaders, listToldOfDue } from '../store/planner/due-readers';
import { readTasks } from './read-tasks';

const EVERY_SECONDS = 300;
const LONG_SECONDS = 1800;
const AT_ONCE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** [4.22] [4.26] Tells learners of what is due in two days, and in two hours; done twice, it tells nobody twice. */
export function dueSoonWork({ db, clock }: { db: Db; clock: () => Date }): Work {
  return {
    queue: 'tell-due-soon',
    leaseSeconds: LONG_SECONDS,
    every: { seconds: EVERY_SECONDS },
    run: async (_job, stopping) => {
      const now = clock();
      const range = { from: now, to: new Date(now.getTime() + REMINDED_BEFORE_MS) };
      let after = BEFORE_ALL;
      for (;;) {
        const readers = await listDueReaders(db, range, { after, take: AT_ONCE });
        for (const reader of readers) if (!stopping.aborted) await tellReader(db, reader, now);
        const last = readers.at(-1);
        if (!last || readers.length < AT_ONCE || stopping.aborted) return NO_EFFECT;
        after = last.userId;
      }
    },
  };
}

/** By the rules of the list of tasks: not what is done, shut, ticked, or in a course that is not open. */
async function tellReader(db: Db, reader: DueReader, now: Date): Promise<void> {
  const tasks = (await readTasks(db, reader, now)).filter(isCourseTask);
  if (tasks.length === 0) return;
  const known = await listToldOfDue(
    db,
    reader,
    tasks.map(({ id }) => id),
  );
  const toldOf = new Map(
    known.map(({ about, due, made }) => [about, { due: due ? new Date(due) : null, made }]),
  );
  const news = tasks.filter(({ id, due }) => isReminderDue(due, toldOf.get(id) ?? null, now));
  if (news.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { id, title, due, course, activity } of news) {
      await notify(tx, reader.tenantId, {
        kind: 'dueSoon',
        recipients: [reader.userId],
        about: id,
        courseId: course.objectiveId,
        facts: { title, due, ...(activity && { courseName: course.name }) },
        path: `/learn/courses/redirect/${course.objectiveId}`,
        now,
      });
    }
  });
}

type CourseTask = Task & { due: Date; course: NonNullable<Task['course']> };

function isCourseTask(task: Task): task is CourseTask {
  return task.due !== null && task.course !== null && task.ticked === null;
}
