import { expect, test } from 'vitest';
import { FRAME_HEIGHT, STORED, type ToolMessage, toolMessage } from './tool-message';

const ORIGINS = { tool: 'https://quiz.test', own: 'https://learn.test' };
const ignored: ToolMessage = { kind: 'ignored' };
const silent = { message: null, errorMessage: null, log: null, errorLog: null };

const fromTool = (data: unknown) => toolMessage({ origin: ORIGINS.tool, data, isFromFrame: true }, ORIGINS);

test.each<[string, unknown, ToolMessage]>([
  ['its height', { subject: 'lti.frameResize', height: 640.2 }, { kind: 'resize', height: 641 }],
  ['a height as text', { subject: 'lti.frameResize', height: '640px' }, { kind: 'resize', height: 640 }],
  ['a bare number as text', { subject: 'lti.frameResize', height: '640' }, { kind: 'resize', height: 640 }],
  [
    'a height with parts of a pixel as text',
    { subject: 'lti.frameResize', height: '640.25px' },
    { kind: 'resize', height: 641 },
  ],
  [
    'less than the least',
    { subject: 'lti.frameResize', height: 3 },
    { kind: 'resize', height: FRAME_HEIGHT.least },
  ],
  [
    'more than the most',
    { subject: 'lti.frameResize', height: 1e9 },
    { kind: 'resize', height: FRAME_HEIGHT.most },
  ],
  ['no height', { subject: 'lti.frameResize' }, ignored],
  ['no real height', { subject: 'lti.frameResize', height: Number.NaN }, ignored],
  ['an endless height', { subject: 'lti.frameResize', height: Number.POSITIVE_INFINITY }, ignored],
  ['a negative height', { subject: 'lti.frameResize', height: -5 }, ignored],
  ['a height of nothing', { subject: 'lti.frameResize', height: 0 }, ignored],
  ['a height in a list', { subject: 'lti.frameResize', height: ['640'] }, ignored],
  ['a height with more before it', { subject: 'lti.frameResize', height: 'about 640px' }, ignored],
  ['a height with more to it', { subject: 'lti.frameResize', height: '5px;color:red' }, ignored],
  ['to be closed', { subject: 'lti.close' }, { kind: 'close', said: silent }],
  [
    'to be closed, with words of its own',
    { subject: 'lti.close', message: 'Hello', errorMessage: 'No', log: 'Done', errorLog: 'Bad' },
    { kind: 'close', said: silent },
  ],
  [
    'what there is',
    { subject: 'lti.capabilities', message_id: '1' },
    { kind: 'capabilities', messageId: '1' },
  ],
  [
    'to keep something',
    { subject: 'lti.put_data', message_id: '2', key: 'state', value: 'abc' },
    { kind: 'put', key: 'state', value: 'abc', messageId: '2' },
  ],
  [
    'to forget something',
    { subject: 'lti.put_data', message_id: '2', key: 'state', value: null },
    { kind: 'put', key: 'state', value: null, messageId: '2' },
  ],
  [
    'to keep nothing, which is to forget',
    { subject: 'lti.put_data', message_id: '2', key: 'state' },
    { kind: 'put', key: 'state', value: null, messageId: '2' },
  ],
  [
    'as much as can be kept',
    { subject: 'lti.put_data', key: 'k'.repeat(STORED.keyLength), value: 'v'.repeat(STORED.valueLength) },
    {
      kind: 'put',
      key: 'k'.repeat(STORED.keyLength),
      value: 'v'.repeat(STORED.valueLength),
      messageId: null,
    },
  ],
  [
    'to keep too much',
    { subject: 'lti.put_data', key: 'k', value: 'v'.repeat(STORED.valueLength + 1) },
    ignored,
  ],
  ['to keep what is no text', { subject: 'lti.put_data', key: 'k', value: {} }, ignored],
  ['to keep a list of texts', { subject: 'lti.put_data', key: 'k', value: ['abc'] }, ignored],
  ['to keep without a key', { subject: 'lti.put_data', value: 'abc' }, ignored],
  ['to keep under an empty key', { subject: 'lti.put_data', key: '', value: 'abc' }, ignored],
  ['to keep under a list of keys', { subject: 'lti.put_data', key: ['k'], value: 'abc' }, ignored],
  ['to keep under too long a key', { subject: 'lti.put_data', key: 'k'.repeat(201), value: 'abc' }, ignored],
  [
    'what was kept',
    { subject: 'lti.get_data', message_id: '3', key: 'state' },
    { kind: 'get', key: 'state', messageId: '3' },
  ],
  ['what was kept, without a key', { subject: 'lti.get_data', message_id: '3' }, ignored],
  ['something unknown', { subject: 'lti.navigate', url: 'https://elsewhere.test' }, ignored],
  ['nothing', null, ignored],
  ['in words', 'lti.close', ignored],
  ['without a subject', { height: 5 }, ignored],
])('[2.18] a tool that asks %s', (_what, data, expected) => {
  expect(fromTool(data)).toEqual(expected);
});

test.each([
  'https://elsewhere.test',
  'https://quiz.test.elsewhere.test',
  'http://quiz.test',
  'https://quiz.test:8443',
  'null',
  '',
])('[2.18] the origin "%s" is not the tool’s, so nothing from it is heard, and the log is told', (origin) => {
  for (const subject of [
    'lti.close',
    'lti.frameResize',
    'lti.put_data',
    'lti.get_data',
    'lti.capabilities',
  ]) {
    const data = { subject, height: 500, key: 'k', value: 'v' };
    expect(toolMessage({ origin, data, isFromFrame: true }, ORIGINS)).toEqual({ kind: 'foreign' });
  }
});

test('[2.18] what strangers say to others is nobody’s business here', () => {
  const say = (data: unknown) =>
    toolMessage({ origin: 'https://elsewhere.test', data, isFromFrame: false }, ORIGINS);
  for (const data of [{ subject: 'analytics' }, { subject: 5 }, 'lti.close', null]) {
    expect(say(data)).toEqual(ignored);
  }
});

test('[2.18] our own page in the frame closes it and passes on what the tool said', () => {
  const said = { message: 'Done', errorMessage: null, log: 'All went well', errorLog: null };
  const data = { subject: 'lti.close', ...said };
  expect(toolMessage({ origin: ORIGINS.own, data, isFromFrame: true }, ORIGINS)).toEqual({
    kind: 'close',
    said,
  });
});

test('[2.18] our own page in another window closes nothing, and asks for nothing else', () => {
  const close = { subject: 'lti.close', message: 'Done' };
  expect(toolMessage({ origin: ORIGINS.own, data: close, isFromFrame: false }, ORIGINS)).toEqual(ignored);
  const get = { subject: 'lti.get_data', key: 'state' };
  expect(toolMessage({ origin: ORIGINS.own, data: get, isFromFrame: true }, ORIGINS)).toEqual(ignored);
});
