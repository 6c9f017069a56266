import { expect, test } from 'vitest';
import { openLearner } from '../../testing/attempts/learner';
import { insertCertifiedCourse, takeCourse } from '../../testing/certificates/certified-course';
import { openTestApp } from '../../testing/test-app';
import { NORTH } from '../../testing/test-tenants';
import { openS3Server } from '../../testing/uploads/s3-server';
import { sql } from '../db/sql';
import { runNextJob } from '../jobs/run-next-job';
import { s3Storage } from '../storage/s3-storage';
import { CERTIFICATE_FILES } from '../store/certificates/certificate-address';
import type { CertificateEngine } from './artwork/certificate-engine';
import { certificateFileKey } from './certificate-file-key';
import { drawingWork } from './draw-certificate';

const engine: CertificateEngine = {
  render: async () => ({
    pdf: Buffer.from('%PDF-'),
    png: Buffer.from('png'),
    thumbnail: Buffer.from('thumbnail'),
    card: Buffer.from('card'),
    pdfCpuMs: 0,
  }),
  close: async () => undefined,
};

test('[3.11] where files lie on an object storage, those of certificates do too, and are served from there', async () => {
  const s3 = await openS3Server();
  const files = s3Storage(s3.settings);
  const server = await openTestApp({ files });
  const { db, clock, app, ask, close } = server;
  const ada = await openLearner(server);
  await ada.submit(await takeCourse(server, ada, await insertCertifiedCourse(server), { share: 0.9 }));
  const drawing = drawingWork({ db, files, engine, clock: () => clock.now, origin: 'http://localhost:8080' });
  expect(await runNextJob({ db, clock: () => clock.now, log: app.log }, [drawing])).toBe(true);

  const [stored] = await db.query<{ filesId: string; number: string }>(
    sql`select files_id as "filesId", certificate_number as number from certificate_records`,
  );
  if (!stored) throw new Error('It was issued.');
  const { filesId, number } = stored;
  for (const name of Object.values(CERTIFICATE_FILES))
    expect(await files.open(certificateFileKey({ tenantId: NORTH.id, filesId, name }), null)).not.toBeNull();
  const folder = `/api/lms-storage/v1/certificates/${number}`;
  expect(await ask(`${folder}/certificate.pdf`)).toMatchObject({ status: 200, text: '%PDF-' });
  expect((await ask(`${folder}/badge.png`)).status).toBe(200);
  await close();
  await s3.close();
});
