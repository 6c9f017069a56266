import { expect, test } from 'vitest';
import { isPrivateAddress } from './private-addresses';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  'not an address',
])('%s is nobody’s to ask through us', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.63.255.255', '2606:4700::1111'])(
  '%s is of the open internet',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);
