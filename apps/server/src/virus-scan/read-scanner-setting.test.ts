import { expect, test } from 'vitest';
import { readScannerSetting } from './read-scanner-setting';

test.each([
  [undefined, null],
  ['', null],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['clamd.internal:1', { host: 'clamd.internal', port: 1 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
])('CLAMD_SOCKET %j is %j', (CLAMD_SOCKET, place) => {
  expect(readScannerSetting({ CLAMD_SOCKET })).toEqual(place);
});

test.each(['clamd.ctl', 'host', 'host:', 'host:0', 'host:65536', 'tcp://host:3310', 'a b:1', ':3310'])(
  'CLAMD_SOCKET %j is refused in a sentence that names it',
  (CLAMD_SOCKET) => {
    expect(readScannerSetting({ CLAMD_SOCKET })).toMatch(/^CLAMD_SOCKET must be .*\.$/);
  },
);
