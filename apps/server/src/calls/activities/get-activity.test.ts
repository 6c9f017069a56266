import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { type CourseDifferences, insertTestCourse } from '../../../testing/attempts/test-course';
import { sql } from '../../db/sql';
import { cleanRichText } from '../../rich-text/clean-rich-text';
import { insertContents } from '../../store/setup/activity-content-setup';
import { insertFile } from '../../store/platform/files';
import type { Seedling } from '../../store/setup/planted-parts';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH } from '../../../testing/test-tenants';

const CONTENT = { html: cleanRichText('<p>Hello</p>', { frameSources: [] }) };

let server: TestApp;
let ada: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.now = NOON;
  ada = await openLearner(server);
});
afterAll(() => server.close());

const address = (id: string, part: string) => `/users/me/objective-workflows/${id}/activity/${part}`;

async function started(parts: readonly Seedling[], differs: CourseDifferences = {}) {
  const course = await insertTestCourse(server.db, { parts, ...differs });
  return { ...course, id: await ada.start(course.aggregateId) };
}

describe('what is in an activity', () => {
  test('[7.13] a text with its attachments', async () => {
    const file = randomUUID();
    const { id, part, objectiveId } = await started([
      { name: 'Page', content: { ...CONTENT, details: { attachments: [file] } } },
    ]);
    const facts = { objectiveId, name: 'Sheet 1.pdf', mediaType: 'application/pdf', byteLength: 12 };
    await insertFile(server.db, NORTH.id, { id: file, ...facts, created: NOON });
    const { json } = await ada.get(address(id, part('1')));
    expect(json).toEqual({
      activityPartId: part('1'),
      axis: '1',
      name: 'Page',
      code: '',
      type: 1,
      activityType: null,
      state: 2,
      proctored: false,
      supportReview: true,
      supportLtiGrading: false,
      supportMobileView: true,
      language: null,
      activityWorkflowAggregate: null,
      duration: null,
      displayMode: 2,
      preferredWidth: null,
      preferredHeight: null,
      activityWorkflow: null,
      place: null,
      text: { html: CONTENT.html, language: null },
      attachments: [
        {
          url: `/api/lms-storage/v1/files/${file}/Sheet%201.pdf`,
          name: 'Sheet 1.pdf',
          size: 12,
          mediaType: 'application/pdf',
          access: 'private',
        },
      ],
    });
  });

  test('[8.9] a text of 20 MB is not sent: no page could show it', async () => {
    const { id, part } = await started([{ name: 'Page', content: CONTENT }]);
    const write = (paragraphs: number) =>
      server.db.query(
        sql`update activity_contents c set html = repeat('<p>Again and again, so.</p>', ${paragraphs})
              from activity_parts p
             where p.id = ${part('1')} and c.tenant_id = p.tenant_id and c.activity_id = p.activity_id`,
      );
    const textIn = async () => (await ada.get(address(id, part('1')))).json['text'];
    await write(750_000);
    expect(await textIn()).toBeUndefined();
    await write(1000);
    expect(await textIn()).toMatchObject({ html: expect.stringMatching(/^<p>Again/) });
  });

  test('[4.2] a film of ours with captions, and the file that an activity is', async () => {
    const [film, captions] = [randomUUID(), randomUUID()];
    const { id, part } = await started([
      {
        name: 'Film',
        type: 'video',
        content: {
          details: {
            video: {
              source: 'file',
              file: film,
              captions: [{ language: 'en', label: 'English', file: captions }],
            },
          },
        },
      },
      { name: 'File', activityType: 'publicFile', content: { details: { file: film } } },
    ]);
    const facts = { objectiveId: null, byteLength: 1, created: NOON };
    await insertFile(server.db, NORTH.id, { id: film, name: 'f.webm', mediaType: 'video/webm', ...facts });
    await insertFile(server.db, NORTH.id, { id: captions, name: 'f.vtt', mediaType: 'text/vtt', ...facts });
    const answer = await ada.get(address(id, part('1')));
    expect(answer.json['video']).toEqual({
      source: 'file',
      url: `/api/lms-storage/v1/files/${film}/f.webm`,
      mediaType: 'video/webm',
      poster: null,
      duration: null,
      captions: [{ language: 'en', label: 'English', url: `/api/lms-storage/v1/files/${captions}/f.vtt` }],
      transcript: [],
      language: null,
    });
    const file = await ada.get(address(id, part('2')));
    expect(file.json).toMatchObject({ activityType: 2, file: { name: 'f.webm', access: 'public' } });
  });

  test('reading 43: a film of another site is sent only when the tenant allows the site', async () => {
    const url = 'https://player.vimeo.com/video/1';
    const { id, part } = await started([
      { name: 'Film', type: 'video', content: { details: { video: { source: 'vimeo', url } } } },
    ]);
    expect((await ada.get(address(id, part('1')))).json).not.toHaveProperty('video');
    await server.db.query(
      sql`insert into tenant_settings (tenant_id, key, value)
          values (${NORTH.id}, 'lms.learner_allowed_external_sources', '"player.vimeo.com"')`,
    );
    // The tenant's settings are remembered for a while.
    server.clock.now = new Date(NOON.getTime() + 3_600_000);
    const later = await openLearner(server);
    expect((await later.get(address(id, part('1')))).json['video']).toMatchObject({ source: 'vimeo', url });
    await server.db.query(
      sql`delete from tenant_settings where key = 'lms.learner_allowed_external_sources'`,
    );
  });

  test('[4.5] how it is to be framed; the course says it where the activity does not', async () => {
    const { id, part } = await started(
      [
        { name: 'A', displayMode: 'embeddedCustom', preferredWidth: 640, preferredHeight: 360 },
        { name: 'B' },
      ],
      { course: { displayMode: 'fullscreen' } },
    );
    expect((await ada.get(address(id, part('1')))).json).toMatchObject({
      displayMode: 3,
      preferredWidth: 640,
      preferredHeight: 360,
    });
    expect((await ada.get(address(id, part('2')))).json).toMatchObject({ displayMode: 1 });
  });

  test('[7.13] the root of a course that is one activity', async () => {
    const activityId = randomUUID();
    const { id } = await started([], { course: { type: 'text', activityId } });
    await insertContents(server.db, NORTH.id, [{ activityId, ...CONTENT }]);
    const root = `/users/me/objective-workflows/${id}/activity`;
    expect((await ada.get(root)).json).toMatchObject({ activityPartId: null, text: CONTENT });
  });
});
