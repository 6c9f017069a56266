import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type DiscussionWorld,
  openDiscussionWorld,
  type Talker,
} from '../../../testing/discussions/discussion-world';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { sendUpload } from '../../../testing/uploads/send-upload';

let server: TestApp;
let world: DiscussionWorld;
let ada: Talker;
let ben: Talker;
beforeAll(async () => {
  server = await openTestApp();
  world = await openDiscussionWorld(server);
  ada = await world.learner('Ada');
  ben = await world.learner('Ben');
});
afterAll(() => server.close());

test('a post of a megabyte, one without words and one without a title are refused', async () => {
  expect((await ada.writes({ text: 'x'.repeat(1_000_000) })).status).toBeGreaterThanOrEqual(400);
  expect((await ada.writes({ text: 'x'.repeat(10_001) })).status).toBe(400);
  expect((await ada.writes({ text: '  ' })).status).toBe(400);
  expect((await ada.writes({ text: '\u200b' })).status).toBe(400);
  expect((await ada.writes({ title: '\u200b\u3164' })).status).toBe(400);
  expect((await ada.writes({ title: ' ' })).json).toMatchObject({
    errors: { title: ['Field is required'] },
  });
});

test('[1.3] an edit is shown as one, and only where something changed', async () => {
  const id = await ada.begins('Before');
  const edit = `/discussions/${world.discussionId}/posts/${id}/text`;
  await ada.put(edit, { title: 'Before', text: 'Before', attachmentIds: [] });
  expect((await ben.thread(id)).json['thread']).toMatchObject({ edited: null });
  await ada.put(edit, { title: 'After', text: 'After', attachmentIds: [] });
  expect((await ben.thread(id)).json['thread']).toMatchObject({
    title: 'After',
    edited: server.clock.now.toISOString(),
  });
});

test('[1.3] an edit is not written over words that it has not seen', async () => {
  const id = await ada.begins('First');
  const edit = (text: string, editedBefore: string | null) =>
    ada.put(`/discussions/${world.discussionId}/posts/${id}/text`, {
      title: 'First',
      text,
      attachmentIds: [],
      editedBefore,
    });
  expect((await edit('On the phone', null)).status).toBe(200);
  const late = await edit('On the laptop', null);
  expect([late.status, late.json['errors']]).toEqual([
    409,
    { _: ['This post was edited since you began. Look at what it says now, then save again.'] },
  ]);
  const { edited, text } = (await ada.thread(id)).json['thread'] as { edited: string; text: string }; // the call's own
  expect(text).toBe('On the phone');
  expect((await edit('On both', edited)).status).toBe(200);
});

test('[1.3] nor over files that it has not seen: what was attached meanwhile stays', async () => {
  const id = await ada.begins('With files');
  const edit = (text: string, editedBefore: string | null, attachmentIds: string[]) =>
    ada.put(`/discussions/${world.discussionId}/posts/${id}/text`, {
      title: 'With files',
      text,
      attachmentIds,
      editedBefore,
    });
  const { file } = await sendUpload(server, { session: ada.session, name: 'a.txt', bytes: 'hello' });
  const shown = async () => {
    const { attachments, edited } = (await ben.thread(id)).json['thread'] as Shown; // the call's own
    return { ids: attachments.map(({ id: fileId }) => fileId), edited };
  };
  expect((await edit('With files', null, [file.id])).status).toBe(200);
  const { ids, edited } = await shown();
  expect([ids, edited]).toEqual([[file.id], server.clock.now.toISOString()]);
  expect((await edit('On the laptop', null, [])).status).toBe(409);
  expect((await shown()).ids).toEqual([file.id]);
  expect((await edit('On both', edited, [file.id])).status).toBe(200);
  expect((await shown()).ids).toEqual([file.id]);
});

type Shown = { attachments: Array<{ id: string }>; edited: string };
