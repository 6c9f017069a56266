import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEMO_FOLDER } from '../../../testing/filled-demo';
import { readCourseFolder } from '../../course-folder/read-course-folder';
import { placedParts } from '../../course-import/draft-parts';
import { courseFolders } from './fill-folders';

const FOLDERS = await courseFolders(DEMO_FOLDER);

test('there are courses enough to judge by, one of them in Arabic and one in Japanese', async () => {
  const drafts = await Promise.all(FOLDERS.map((name) => readCourseFolder(join(DEMO_FOLDER, name))));
  const languages = drafts.map(({ draft }) => draft?.language);
  expect(languages).toEqual(expect.arrayContaining(['en', 'ar', 'ja']));
  expect(FOLDERS.length).toBeGreaterThanOrEqual(8);
});

test.each(FOLDERS)('%s is a whole course: every part has what its type promises', async (name) => {
  const { draft, problems } = await readCourseFolder(join(DEMO_FOLDER, name));
  expect(problems).toEqual([]);
  const parts = placedParts(draft?.parts ?? []).map(({ part }) => part);
  const empty = parts.filter(({ type, content, children, duration }) => {
    if (type === 'composite') return children.length === 0;
    if (duration === null) return true;
    if (type === 'lti') return !content?.quiz || content.quiz.questions.length < 3;
    if (type === 'video') return content?.video?.source !== 'file' || content.video.captions.length === 0;
    if (type === 'event') return !content?.event;
    if (type === 'discussion') return !content?.text;
    return type !== 'text' || !content?.text;
  });
  expect(empty.map(({ key }) => key)).toEqual([]);
  const count = (type: string) => parts.filter((part) => part.type === type).length;
  expect(count('video')).toBeGreaterThan(0);
  expect(count('lti')).toBeGreaterThan(2);
  const figures = draft?.files.filter(({ mediaType }) => mediaType.startsWith('image/'));
  expect(figures?.length).toBeGreaterThan(2);
  // Without a scale nobody passes, and whoever does not pass gets no certificate.
  expect(draft).toMatchObject({
    state: 'ready',
    scale: expect.any(String),
    certificates: [{ signerName: expect.any(String) }],
  });
});
