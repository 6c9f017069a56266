import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fillPath, id, instant } from './call';

test.each([
  ['2026-03-01T12:00:00Z', '2026-03-01T12:00:00.000Z'],
  ['2026-03-01T13:00:00+01:00', '2026-03-01T12:00:00.000Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
])('%s on the wire is a Date in the code, and %s again', (iso, again) => {
  const date = z.decode(instant, iso);
  expect(date).toBeInstanceOf(Date);
  expect(z.encode(instant, date)).toBe(again);
});

test.each([
  '2026-03-01',
  '2026-03-01T12:00:00',
  '2026-02-30T12:00:00Z',
  '0000-12-31T23:59:59Z',
  '0001-01-01T00:00:00+00:01',
  '9999-12-31T23:59:59-00:01',
  '+010000-01-01T00:00:00Z',
  'yesterday',
  '',
])('"%s" is no instant', (text) => {
  expect(z.safeParse(instant, text).success).toBe(false);
});

test.each(['00000000-0000-0000-0000-000000000000', '0A000000-0000-4000-8000-000000000001'])(
  '[9.12] %s is an id',
  (text) => {
    expect(z.safeParse(id, text).success).toBe(true);
  },
);

test.each(['', '0a000000', 'g0000000-0000-4000-8000-000000000001', '{0a000000-0000-4000-8000-000000000001}'])(
  '"%s" is no id',
  (text) => {
    expect(z.safeParse(id, text).success).toBe(false);
  },
);

test('a path takes its parameters, whatever stands in them', () => {
  expect(fillPath('/a/:one/b/:two', { one: '1/2?', two: 'ا' })).toBe('/a/1%2F2%3F/b/%D8%A7');
});
