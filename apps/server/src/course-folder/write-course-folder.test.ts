import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryDraft } from '../../testing/course-folders/arbitrary-draft';
import { bytesIn, temporaryFolder } from '../../testing/course-folders/temporary-folder';
import type { CourseDraft } from '../course-import/course-draft';
import { readCourseFolder } from './read-course-folder';
import { writeCourseFolder } from './write-course-folder';

test('what was written is read again without a difference, and written again byte by byte', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDraft, async (draft) => {
      const folder = await temporaryFolder();
      await writeCourseFolder(draft, folder);
      const read = await readCourseFolder(folder);
      expect(read.problems).toEqual([]);
      expect(read.draft && comparable(read.draft)).toEqual(comparable(draft));
      const again = await temporaryFolder();
      if (read.draft) await writeCourseFolder(read.draft, again);
      expect(await bytesIn(again)).toEqual(await bytesIn(folder));
    }),
    { numRuns: 40 },
  );
});

test('links between activities are paths again, wherever their files went', async () => {
  const folder = await temporaryFolder({
    'course.yaml': 'title: A\ncode: A\n',
    '3-m/module.yaml': 'title: Other name\nid: m 1',
    '3-m/4-a.md': '# A\n\n[b](../5-b.md) [p](p.svg)',
    '3-m/p.svg': '<svg/>',
    '5-b.md': '---\nid: bee!\n---\n# Bee hive\n\n[a](3-m/4-a.md) [m](3-m/)',
  });
  const { draft } = await readCourseFolder(folder);
  const again = await temporaryFolder();
  if (draft) await writeCourseFolder(draft, again);
  expect(await bytesIn(again)).toEqual({
    '01-other-name/01-a.md': '---\nid: m/a\n---\n\n# A\n\n[b](../02-bee-hive.md) [p](../m/p.svg)\n',
    '01-other-name/module.yaml': 'title: Other name\nid: m 1\n',
    '02-bee-hive.md': '---\nid: bee!\n---\n\n# Bee hive\n\n[a](01-other-name/01-a.md) [m](01-other-name)\n',
    'course.yaml': 'title: A\ncode: A\n',
    'm/p.svg': '<svg/>',
  });
});

test('a file that would be read as something else finds another place', async () => {
  const { draft } = await readCourseFolder(
    await temporaryFolder({ 'course.yaml': 'title: A\ncode: A\n', 'a.md': '# A' }),
  );
  const files = ['x/notes.md', '01-x/a.pdf', '../up.pdf', '.hidden/b.pdf'].map((path, at) => ({
    path,
    mediaType: 'application/octet-stream',
    byteLength: 1,
    sha256: `${at}`.repeat(64),
    open: () => Readable.from([Buffer.from(`${at}`)]),
  }));
  const folder = await temporaryFolder();
  if (draft) await writeCourseFolder({ ...draft, files }, folder);
  expect(Object.keys(await bytesIn(folder))).toEqual([
    '01-a.md',
    'course.yaml',
    'files/1111111111111111.pdf',
    'files/2222222222222222.pdf',
    'files/3333333333333333.pdf',
    'files/x/notes.md',
  ]);
});

test('a folder with something in it is left alone', async () => {
  const folder = await temporaryFolder({ 'course.yaml': 'title: A\ncode: A\n', 'a.md': '# A' });
  const { draft } = await readCourseFolder(folder);
  const written = draft && writeCourseFolder(draft, folder);
  await expect(written).rejects.toThrow('is not empty');
});

function comparable(draft: CourseDraft) {
  return {
    ...draft,
    files: draft.files.map(({ path, mediaType, byteLength, sha256 }) => ({
      path,
      mediaType,
      byteLength,
      sha256,
    })),
  };
}
