import { expect, test } from 'vitest';
import { STORED } from './tool-message';
import { toolReply } from './tool-reply';

const NOTHING = new Map<string, string>();

test('[2.18] what a tool puts it gets again, under the same id', () => {
  const put = toolReply({ kind: 'put', key: 'state', value: 'abc', messageId: '1' }, NOTHING);
  expect(put.answer).toEqual({
    subject: 'lti.put_data.response',
    message_id: '1',
    key: 'state',
    value: 'abc',
  });
  const get = toolReply({ kind: 'get', key: 'state', messageId: '2' }, put.storage);
  expect(get.answer).toEqual({
    subject: 'lti.get_data.response',
    message_id: '2',
    key: 'state',
    value: 'abc',
  });
});

test('[2.18] what was never put, or was taken back, is null', () => {
  const { storage } = toolReply({ kind: 'put', key: 'a', value: '1', messageId: null }, NOTHING);
  const emptied = toolReply({ kind: 'put', key: 'a', value: null, messageId: null }, storage);
  expect(emptied.storage.size).toBe(0);
  expect(toolReply({ kind: 'get', key: 'a', messageId: null }, emptied.storage).answer).toEqual({
    subject: 'lti.get_data.response',
    key: 'a',
    value: null,
  });
});

test('[2.18] so much is kept and no more', () => {
  let storage: ReadonlyMap<string, string> = NOTHING;
  for (let number = 0; number < STORED.entries; number += 1) {
    storage = toolReply({ kind: 'put', key: `${number}`, value: 'x', messageId: null }, storage).storage;
  }
  const tooMuch = toolReply({ kind: 'put', key: 'more', value: 'x', messageId: '9' }, storage);
  expect(tooMuch.answer).toEqual({
    subject: 'lti.put_data.response',
    message_id: '9',
    key: 'more',
    error: { code: 'storage_exhaustion', message: expect.stringMatching(/./) },
  });
  expect(tooMuch.storage.size).toBe(STORED.entries);
  const again = toolReply({ kind: 'put', key: '0', value: 'y', messageId: null }, storage);
  expect(again.storage.get('0')).toBe('y');
});

test('[2.18] a tool is told which messages are understood', () => {
  expect(toolReply({ kind: 'capabilities', messageId: '1' }, NOTHING).answer).toEqual({
    subject: 'lti.capabilities.response',
    message_id: '1',
    supported_messages: [
      { subject: 'lti.capabilities' },
      { subject: 'lti.put_data' },
      { subject: 'lti.get_data' },
      { subject: 'lti.frameResize' },
      { subject: 'lti.close' },
    ],
  });
});

test.each([
  { kind: 'ignored' } as const,
  { kind: 'resize', height: 200 } as const,
  { kind: 'foreign' } as const,
  { kind: 'close', said: { message: null, errorMessage: null, log: null, errorLog: null } } as const,
])('[2.18] $kind needs no answer', (message) => {
  expect(toolReply(message, NOTHING)).toEqual({ storage: NOTHING, answer: null });
});
