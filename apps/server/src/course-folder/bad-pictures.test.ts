import { expect, test } from 'vitest';
import { COURSE, folderProblems } from '../../testing/course-folders/folder-problems';
import { FOLDER_LIMITS } from './limits';

/** Its beginning, which says how large it is. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from('\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'latin1');
  const sizes = Buffer.alloc(24);
  sizes.writeUInt32BE(width, 0);
  sizes.writeUInt32BE(height, 4);
  return Buffer.concat([header, sizes]);
}

test.each<[string, Record<string, string | Uint8Array>, string[]]>([
  [
    'a large picture',
    { 'a.md': '# A\n\n![b](b.png)', 'b.png': new Uint8Array(FOLDER_LIMITS.pictureBytes + 1) },
    ['b.png:1 This file has 21 MB; 20 MB are the most.'],
  ],
  [
    'a small file that is a huge picture',
    {
      'a.md': '# A\n\n![b](b.png) ![c](c.jpg) ![d](d.svg) ![e](e.png)',
      'b.png': pngOf(30_000, 30_000),
      'c.jpg': Buffer.concat([
        Buffer.from([0xff, 0xd8]),
        // More than most cameras write: three profiles of 64 kB.
        ...Array.from({ length: 3 }, () => [
          Buffer.from([0xff, 0xe2, 0xff, 0xff]),
          Buffer.alloc(65_533),
        ]).flat(),
        Buffer.from([0xff, 0xc0, 0, 17, 8, 0xff, 0xff, 0xff, 0xff, 3, 0, 0]),
      ]),
      'd.svg': '<svg width="100000" height="100000"/>',
      'e.png': pngOf(10_000, 5000),
    },
    [
      'b.png:1 This picture has 30000 × 30000 pixels, 900 million; 50 million are the most. Make it smaller.',
      'c.jpg:1 This picture has 65535 × 65535 pixels, 4295 million; 50 million are the most. Make it smaller.',
    ],
  ],
])('%s is told with its name', async (_what, files, expected) => {
  expect(await folderProblems({ 'course.yaml': COURSE, ...files })).toEqual(expected);
});
