import { array, assert, date, property, record, uuid } from 'fast-check';
import { expect, test } from 'vitest';
import { certificateHistory } from './certificate-history';

const certificate = (id: string, created: string) => ({ id, created: new Date(created) });
const oldest = certificate('oldest', '1999-12-31T23:59:59.999Z');
const older = certificate('older', '2026-03-10T11:59:59.999Z');
const newest = certificate('newest', '2026-03-10T12:00:00Z');

test('[9.10] no certificate: nothing current, nothing to fold', () => {
  expect(certificateHistory([])).toEqual({ current: null, earlier: [], isCollapsible: false });
});

test('[9.10] one certificate: it is the current result, with no list', () => {
  expect(certificateHistory([older])).toEqual({ current: older, earlier: [], isCollapsible: false });
});

test('[9.10] more than one: the latest is the current result, the list folds', () => {
  expect(certificateHistory([older, newest])).toEqual({
    current: newest,
    earlier: [older],
    isCollapsible: true,
  });
});

test.each([[[oldest, older, newest]], [[newest, older, oldest]], [[older, newest, oldest]]])(
  '[9.10] latest first, whatever order they come in',
  (given) => {
    expect(certificateHistory(given)).toMatchObject({ current: newest, earlier: [older, oldest] });
  },
);

test('[9.10] certificates of one instant keep their order', () => {
  const twin = { ...newest, id: 'twin' };
  expect(certificateHistory([oldest, newest, twin])).toMatchObject({
    current: newest,
    earlier: [twin, oldest],
  });
});

test('[9.10] ordering neither loses a certificate nor touches the given list', () => {
  assert(
    property(array(record({ id: uuid(), created: date({ noInvalidDate: true }) })), (given) => {
      const before = [...given];
      const { current, earlier } = certificateHistory(given);
      expect(given).toEqual(before);
      expect(new Set(current ? [current, ...earlier] : earlier)).toEqual(new Set(given));
    }),
  );
});
