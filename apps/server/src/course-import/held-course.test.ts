import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openLearner } from '../../testing/attempts/learner';
import { bringIn } from '../../testing/course-import/import-world';
import { testDraft, testPart } from '../../testing/course-import/test-draft';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, NORTH } from '../../testing/test-tenants';
import { countOf, type Db } from '../db/db';
import { sql } from '../db/sql';
import { insertEnrolments } from '../store/setup/course-setup';
import { courseIds } from './course-ids';

const WHOLE = [testPart('knot'), testPart('bend')];

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

/** A database on which an import stops before a statement that begins so, until it is let go on. */
function stoppedBefore(beginning: string): { db: Db; stopped: Promise<unknown>; goOn: () => void } {
  const events = new EventEmitter();
  const stopped = once(events, 'stopped');
  let isPast = false;
  const slow = (tx: Db): Db => ({
    ...tx,
    query: async (statement) => {
      if (!isPast && statement.text.startsWith(beginning)) {
        isPast = true;
        const goes = once(events, 'goes');
        events.emit('stopped');
        await goes;
      }
      return tx.query(statement);
    },
  });
  const db: Db = { ...server.db, transaction: (work) => server.db.transaction((tx) => work(slow(tx))) };
  return { db, stopped, goOn: () => void events.emit('goes') };
}

/** The embedded database has one connection: whoever comes second waits for it, and is seen nowhere. */
async function somebodyWaits(): Promise<void> {
  if (server.db.kind === 'embedded') return;
  const waiting = sql`select count(*)::int as count from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where not l.granted and a.datname = current_database()`;
  await vi.waitUntil(async () => (await countOf(server.db, waiting)) > 0, { timeout: 10_000 });
}

test('a second import of a course begins when the first is over', async () => {
  const { files } = server;
  const { db, stopped, goOn } = stoppedBefore('insert into course_imports');
  const order: string[] = [];
  const draft = (name: string) => testDraft({ code: 'TWICE', name, parts: WHOLE });
  const first = bringIn({ db, files }, draft('First')).finally(() => order.push('first'));
  await stopped;
  const second = bringIn({ db: server.db, files }, draft('Second')).finally(() => order.push('second'));
  await somebodyWaits();
  goOn();
  expect(await first).toMatchObject({ kind: 'imported', isNew: true });
  // It finds the course that the first has made, though there was none when it was asked for.
  expect(await second).toMatchObject({ kind: 'imported', isNew: false, changes: { course: ['name'] } });
  expect(order).toEqual(['first', 'second']);
});

test('[4.29] whoever begins a part while it is taken away waits, and is told that it is gone', async () => {
  const { files } = server;
  const draft = testDraft({ code: 'GOING', parts: WHOLE });
  await bringIn(server, draft);
  const ids = courseIds(NORTH.id, draft.code);
  const enrolment = { id: ids.root, userId: ADA.id, accessId: ids.offer, isSelfEnrolled: true };
  await insertEnrolments(server.db, NORTH.id, [enrolment]);
  const ada = await openLearner(server);
  const attemptId = await ada.start(enrolment.id);

  const { db, stopped, goOn } = stoppedBefore('delete from activity_contents');
  const update = bringIn({ db, files }, { ...draft, parts: WHOLE.slice(0, 1) });
  await stopped;
  const begun = ada.startActivities(attemptId, [ids.part('bend', 'text')]);
  await somebodyWaits();
  goOn();
  expect(await update).toMatchObject({ kind: 'imported', changes: { parts: { removed: ['bend'] } } });
  expect((await begun).status).toBe(404);
});
