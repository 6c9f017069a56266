import { getObjectiveAccess } from '@lantern/contract/courses/get-objective-access';
import type { RenderPage } from '@lantern/contract/render-page';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../testing/attempts/learner';
import { insertTestCourse, type TestCourse } from '../testing/attempts/test-course';
import { insertCertifiedCourse, takeCourse } from '../testing/certificates/certified-course';
import { sql } from './db/sql';
import type { Portal } from './pages/serve-portal';
import { HOSTILE_HTML } from './rich-text/hostile-html-data';
import { openTestApp, type TestApp } from '../testing/test-app';
import { NORTH } from '../testing/test-tenants';

/** What somebody wrote straight to a table, past every check on the way in. */
const HOSTILE_TEXTS = [
  ...HOSTILE_HTML,
  '<meta http-equiv="refresh" content="0;url=/oidc/logout">',
  '<img src="/oidc/logout">',
  '<img src="/api/lms/v1/users/me/objective-accesses/query">',
  '<img src="/api/lms-storage/v1/files/../../../../oidc/logout">',
  '<a href="/oidc/logout">Go on</a>',
  '<a href="/learn/..%2foidc/logout">Go on</a>',
  '<link rel="prefetch" href="/oidc/logout">',
  '<base href="https://evil.test/">',
  '<form action="/oidc/logout"><button>Go on</button></form>',
];
const DOES_SOMETHING =
  /<(script|meta|link|base|form|object|embed|svg|style|button)|\son\w+\s*=|javascript:|oidc|src="\/api\/lms\/|srcdoc/i;

const HOSTILE_ADDRESSES = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'https://user:secret@evil.test',
  '/oidc/logout',
  '/learn/%2e%2e/oidc/logout',
  '/api/lms/v1/secrets',
];

let server: TestApp;
let ada: TestLearner;
let course: TestCourse;
let attempt: string;

/** Renders the text of the course as the portal does: as it is. */
const render: RenderPage = async ({ call }) => {
  const { objective } = await call(getObjectiveAccess, { params: { objectiveId: course.objectiveId } });
  return new Response(`<main>${objective.about}<img src="${objective.imageUrl}"></main>`);
};
const portal: Portal = {
  load: async () => render,
  headOf: () => '',
  locales: async () => ['en-US'],
  transform: null,
};

beforeAll(async () => {
  server = await openTestApp({ portal });
  ada = await openLearner(server);
  course = await insertTestCourse(server.db, {
    course: { isOpen: true },
    parts: [{ name: 'Page', content: {} }],
  });
  attempt = await ada.start(course.aggregateId);
});
beforeEach(() => {
  // What is kept of a tenant for a few seconds is read anew.
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
});
afterAll(() => server.close());

const OPEN = '/api/lms/v1/public/open-catalog/objectives';

const SELECT = encodeURIComponent('["about","imageUrl"]');

async function answers(): Promise<string> {
  const asked = await Promise.all([
    ada.get(`/users/me/objectives/${course.objectiveId}/objective-access`),
    ada.get(`/users/me/objective-accesses/${course.accessId}`),
    ada.get(`/users/me/objective-workflows/${attempt}/activity/${course.part('1')}`),
    ada.get('/users/me/objective-accesses/query'),
    ada.get(`/objective-workflows/${attempt}`),
    server.ask(`${OPEN}/${course.objectiveId}?domain=${NORTH.host}`),
    server.ask(`${OPEN}/query?domain=${NORTH.host}`),
    server.ask(`${OPEN}/query?domain=${NORTH.host}&select=${SELECT}`),
    server.ask('/learn', { session: await server.signIn() }),
  ]);
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
  return asked.map(({ text }) => text).join('\n');
}

const partActivity = () =>
  sql`(select activity_id from activity_parts where tenant_id = ${NORTH.id} and id = ${course.part('1')})`;

describe('a text in a table, whoever wrote it there', () => {
  test.each(HOSTILE_TEXTS)('does nothing: %s', async (html) => {
    await server.db.query(
      sql`update objectives set about = ${html} where tenant_id = ${NORTH.id} and id = ${course.objectiveId}`,
    );
    await server.db.query(
      sql`update activity_contents set html = ${html}
           where tenant_id = ${NORTH.id} and activity_id = ${partActivity()}`,
    );
    // JSON has its quotes escaped; what a title says is only said.
    const all = (await answers()).replaceAll('\\"', '"').replaceAll(/title="[^"]*"/g, '');
    expect(DOES_SOMETHING.exec(all)?.[0]).toBeUndefined();
  });

  test('is shown as it is where nothing is wrong with it', async () => {
    const html =
      '<p>Read <a href="/learn/courses">on</a>.</p><img src="/api/lms-storage/v1/files/f1/a.png" alt="A"';
    await server.db.query(
      sql`update objectives set about = ${`${html} />`} where tenant_id = ${NORTH.id} and id = ${course.objectiveId}`,
    );
    expect((await server.ask('/learn', { session: await server.signIn() })).text).toContain(html);
  });

  test('[3.22] may show the frames that the tenant allows, and no others', async () => {
    const frame = (host: string) => `<iframe src="https://${host}/film"></iframe>`;
    await server.db.query(
      sql`insert into tenant_settings (tenant_id, key, value)
          values (${NORTH.id}, 'lms.learner_allowed_external_sources', '"films.test"')`,
    );
    await server.db.query(
      sql`update activity_contents set html = ${`${frame('films.test')}${frame('evil.test')}`}
           where tenant_id = ${NORTH.id} and activity_id = ${partActivity()}`,
    );
    const { json } = await ada.get(`/users/me/objective-workflows/${attempt}/activity/${course.part('1')}`);
    expect(JSON.stringify(json['text'])).toMatch(/films\.test/);
    expect(JSON.stringify(json['text'])).not.toMatch(/evil\.test/);
  });
});

describe('an address in a table, whoever wrote it there', () => {
  test.each(HOSTILE_ADDRESSES)('is none: %s', async (address) => {
    const json = JSON.stringify(address);
    const event = {
      start: '2026-03-02T12:00:00Z',
      end: '2026-03-02T13:00:00Z',
      timeZone: 'UTC',
      link: address,
    };
    await server.db.query(
      sql`update objectives set image_url = ${address}, listed = jsonb_set(listed, '{imageUrl}', ${json}::jsonb)
           where tenant_id = ${NORTH.id} and id = ${course.objectiveId}`,
    );
    await server.db.query(
      sql`update objective_workflow_aggregates
             set listed = jsonb_set(listed::jsonb, '{imageUrl}', ${json}::jsonb)::json
           where tenant_id = ${NORTH.id} and id = ${course.aggregateId}`,
    );
    await server.db.query(
      sql`update activity_contents set details = ${JSON.stringify({ event })}::jsonb
           where tenant_id = ${NORTH.id} and activity_id = ${partActivity()}`,
    );
    await server.db.query(
      sql`update tenants set logo_url = ${address}, privacy_policy_url = ${address} where id = ${NORTH.id}`,
    );
    const all = await answers();
    expect(all.includes(address)).toBe(false);
    expect((await server.ask('/config-ui/config.json')).json).toMatchObject({
      logoUrl: null,
      privacyPolicyUrl: null,
    });
    const calendar = `/users/me/objective-workflows/${attempt}/activity/${course.part('1')}/event.ics`;
    expect((await ada.get(calendar)).text).not.toContain(address);
  });

  test('[3.11] of a certificate elsewhere is none either', async () => {
    const certified = await insertCertifiedCourse(server);
    await ada.submit(await takeCourse(server, ada, certified, { share: 0.9 }));
    await server.db.query(
      sql`update certificate_records set kind = 'external', external_url = 'javascript:alert(1)'
           where tenant_id = ${NORTH.id}`,
    );
    const { json } = await ada.get('/certificate-records/query');
    const [certificate] = json['data'] as [{ certificateNumber: string; externalUrl: string | null }]; // one was earned
    expect(certificate.externalUrl).toBeNull();
    const shown = await server.ask(`/api/lms/v1/public/certificate-records/${certificate.certificateNumber}`);
    expect(shown.json).toMatchObject({ externalUrl: null });
  });
});
