import { describe, expect, test } from 'vitest';
import { plainAddress, trustedProxies, trustOf } from './trusted-proxies';

describe('the setting', () => {
  test.each([
    ['0', { kind: 'none' }],
    ['1', { kind: 'hops', hops: 1 }],
    ['2', { kind: 'hops', hops: 2 }],
    ['10', { kind: 'hops', hops: 10 }],
    ['10.0.0.0/8', { kind: 'networks', networks: ['10.0.0.0/8'] }],
    ['10.0.0.0/8, 127.0.0.1', { kind: 'networks', networks: ['10.0.0.0/8', '127.0.0.1'] }],
    ['::1,fd00::/8', { kind: 'networks', networks: ['::1', 'fd00::/8'] }],
  ])('%s', (text, expected) => {
    expect(trustedProxies(text)).toEqual(expected);
  });

  test.each([
    '11',
    '-1',
    '1.5',
    'yes',
    'true',
    'proxy.test',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/0',
    '10.0.0.1,',
    ',',
  ])('%s is none', (text) => {
    expect(trustedProxies(text)).toBeNull();
  });
});

describe('who is believed', () => {
  test.each([
    ['nobody without a setting', '0', '127.0.0.1', 0, false],
    ['the one that holds the connection, of one', '1', '203.0.113.9', 0, true],
    ['not the one before it, of one', '1', '203.0.113.9', 1, false],
    ['both, of two', '2', '203.0.113.9', 1, true],
    ['not a third, of two', '2', '203.0.113.9', 2, false],
    ['an address of the network, however far', '10.0.0.0/8', '10.9.8.7', 5, true],
    ['not one beside the network', '10.0.0.0/8', '11.0.0.1', 0, false],
    ['an address of four numbers in its long spelling', '10.0.0.0/8', '::ffff:10.0.0.1', 0, true],
    ['the listed address alone', '127.0.0.1', '127.0.0.2', 0, false],
    ['a network of the long addresses', 'fd00::/8', 'fd12::7', 0, true],
    ['nothing that is no address', '10.0.0.0/8', 'unknown', 0, false],
  ])('%s', (_name, setting, address, hop, expected) => {
    expect(trustOf(trustedProxies(setting) ?? { kind: 'none' })(address, hop)).toBe(expected);
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', null],
  ['_hidden', null],
  ['', null],
])('the address %s is %s', (text, expected) => {
  expect(plainAddress(text)).toBe(expected);
});
