import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner } from '../../testing/attempts/learner';
import { insertCertifiedCourse, takeCourse } from '../../testing/certificates/certified-course';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { NORTH } from '../../testing/test-tenants';
import { sql } from '../db/sql';
import { runNextJob } from '../jobs/run-next-job';
import { redrawCertificates } from '../store/certificates/certificate-drawing';
import { upsertSetting } from '../store/setup/tenant-setup';
import { drawingWork } from './draw-certificate';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const bytes = Buffer.from('drawn');
const drawNext = () => {
  const { db, files, app } = server;
  const clock = () => server.clock.now;
  const engine = {
    render: async () => ({ pdf: bytes, png: bytes, card: bytes, thumbnail: bytes, pdfCpuMs: 0 }),
    close: async () => undefined,
  };
  const origin = 'http://localhost:8080';
  return runNextJob({ db, clock, log: app.log }, [drawingWork({ db, files, engine, clock, origin })]);
};

test('[3.11] [4.20] whoever has earned it is told once, and not before they may know', async () => {
  const told = () => server.db.query<{ facts: unknown }>(sql`select facts from mails`);
  await upsertSetting(server.db, NORTH.id, 'platform.mail.notifications', true);
  const course = await insertCertifiedCourse(server);
  const ada = await openLearner(server);
  await ada.submit(await takeCourse(server, ada, course, { share: 0.9 }));
  const [{ id, certificateNumber } = { id: '', certificateNumber: '' }] = await server.db.query<{
    id: string;
    certificateNumber: string;
  }>(sql`select id, certificate_number as "certificateNumber" from certificate_records`);
  await server.db.query(
    sql`update objective_workflow_aggregates g set grade_reveal_policy = 'afterDate', grade_reveal_date = '2100-01-01'
          from certificate_records c where c.id = ${id} and g.user_id = c.user_id and g.objective_id = c.objective_id`,
  );
  await drawNext();
  expect(await told()).toEqual([]);
  await server.db.query(
    sql`update objective_workflow_aggregates set grade_reveal_policy = 'afterFinish', grade_reveal_date = null
         where grade_reveal_date = '2100-01-01'`,
  );
  for (const _ of [1, 2]) {
    await redrawCertificates(server.db, { tenantId: NORTH.id, certificateNumber });
    await drawNext();
  }
  const [{ facts } = { facts: null }, ...others] = await told();
  expect(facts).toMatchObject({ path: expect.stringContaining(`/certificate/${certificateNumber}`) });
  expect(others).toEqual([]);
  await redrawCertificates(server.db, { tenantId: NORTH.id, certificateNumber: null });
  server.clock.now = new Date(NOON.getTime() + 2 * 86_400_000);
  while (await drawNext()) {
    // Those of other tests, which are no news any more.
  }
  expect(await told()).toHaveLength(1);
});
