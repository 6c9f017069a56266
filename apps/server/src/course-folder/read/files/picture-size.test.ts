import { expect, test } from 'vitest';
import { pictureSize } from './picture-size';

const bytes = (...parts: Array<string | number[]>) =>
  Buffer.concat([
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    Buffer.alloc(30),
  ]);

test.each([
  [
    'image/png',
    bytes('\x89PNG\r\n\x1A\n', [0, 0, 0, 13], 'IHDR', [0, 0, 2, 128, 0, 0, 1, 224]),
    { width: 640, height: 480 },
  ],
  ['image/gif', bytes('GIF89a', [128, 2, 224, 1]), { width: 640, height: 480 }],
  [
    'image/jpeg',
    bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 1, 224, 2, 128]),
    { width: 640, height: 480 },
  ],
  ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff]), null],
  [
    'image/webp',
    bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 128, 2, 224, 1]),
    { width: 640, height: 480 },
  ],
  [
    'image/webp',
    bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [0, 0, 0, 0, 0, 0, 0, 0, 127, 2, 0, 223, 1, 0]),
    { width: 640, height: 480 },
  ],
  [
    'image/svg+xml',
    Buffer.from('<?xml version="1.0"?><svg width="640px" height="480">'),
    { width: 640, height: 480 },
  ],
  ['image/svg+xml', Buffer.from('<svg viewBox="0 0 640 480" width="100%">'), { width: 640, height: 480 }],
  ['image/svg+xml', Buffer.from('<svg>'), null],
  ['image/avif', bytes('    ftypavif'), null],
  [
    'image/avif',
    bytes(
      '    ftypavif',
      'ispe',
      [0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 48],
      'ispe',
      [0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 1, 224],
    ),
    { width: 640, height: 480 },
  ],
  ['image/png', Buffer.from('short'), null],
])('%s says its size', (mediaType, first, expected) => {
  expect(pictureSize(mediaType, first)).toEqual(expected);
});
