import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner } from '../../../testing/attempts/learner';
import { sql } from '../../db/sql';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH, SOUTH } from '../../../testing/test-tenants';
import {
  insertCertifiedCourse,
  newTemplate,
  takeCourse,
} from '../../../testing/certificates/certified-course';
import { runCertificateCommand } from './run-certificate-command';

let server: TestApp;
let certificateNumber: string;

beforeAll(async () => {
  server = await openTestApp();
  const ada = await openLearner(server);
  const external = newTemplate({ kind: 'external', externalUrl: 'https://badges.test/x' });
  const course = await insertCertifiedCourse(server, { templates: [newTemplate(), external] });
  await ada.submit(await takeCourse(server, ada, course, { share: 0.9 }));
  const { json } = await ada.get('/certificate-records/query');
  const [own] = (json['data'] as Array<Record<string, unknown>>).filter(({ externalUrl }) => !externalUrl);
  certificateNumber = String(own?.['certificateNumber']);
});
afterAll(() => server.close());

const run = (kind: 'revoke' | 'redraw', host: string | null, number = certificateNumber) =>
  runCertificateCommand(server.db, { kind, certificateNumber: number, host }, NOON);

test('[3.11] a certificate is taken back at the tenant that gave it, and only there', async () => {
  await expect(run('revoke', SOUTH.host)).rejects.toThrow(
    `No certificate has the number ${certificateNumber}`,
  );
  expect(await run('revoke', NORTH.host)).toBe(
    `${certificateNumber} is revoked since ${NOON.toISOString()}.`,
  );
  const audited = await server.db.query(
    sql`select tenant_id as "tenantId", subject from audit_entries where action = 'revokeCertificate'`,
  );
  expect(audited).toEqual([{ tenantId: NORTH.id, subject: { certificateNumber } }]);
});

test('[3.11] taken back twice, it is so since the first time', async () => {
  const later = new Date(NOON.getTime() + 60_000);
  const again = runCertificateCommand(
    server.db,
    { kind: 'revoke', certificateNumber, host: NORTH.host },
    later,
  );
  expect(await again).toContain(NOON.toISOString());
});

test('[3.11] one is drawn anew, or all that are drawn here', async () => {
  expect(await run('redraw', NORTH.host)).toMatch(/^1 to be drawn anew/);
  const all = { kind: 'redraw', certificateNumber: null } as const;
  expect(await runCertificateCommand(server.db, { ...all, host: NORTH.host }, NOON)).toMatch(
    /^1 to be drawn/,
  );
  await expect(runCertificateCommand(server.db, { ...all, host: SOUTH.host }, NOON)).rejects.toThrow(
    /no such/,
  );
});

test('[3.11] an unknown host is said to be one; no host is the tenant of all others', async () => {
  await expect(run('revoke', 'west.test')).rejects.toThrow('No tenant has the host west.test.');
  await expect(run('revoke', null)).rejects.toThrow('This platform has no tenant yet.');
});
