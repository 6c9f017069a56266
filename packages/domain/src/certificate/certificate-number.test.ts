import { assert, property, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { CERTIFICATE_NUMBER_BYTES, certificateNumber, readCertificateNumber } from './certificate-number';

const NUMBER = '0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV';

test('[3.11] reading 9: a number has 28 signs of five bits each, in groups of four', () => {
  const bytes = Uint8Array.from({ length: CERTIFICATE_NUMBER_BYTES }, (_, index) => index);
  expect(certificateNumber(bytes)).toBe(NUMBER);
});

test('[3.11] reading 9: every sign is as likely as any other', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const [sign = ''] = certificateNumber(new Uint8Array(CERTIFICATE_NUMBER_BYTES).fill(byte));
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  expect(counts.size).toBe(32);
  expect(new Set(counts.values())).toEqual(new Set([8]));
});

test.each([
  ['as it is printed', NUMBER, NUMBER],
  ['in small letters', NUMBER.toLowerCase(), NUMBER],
  ['without its dashes', NUMBER.replaceAll('-', ''), NUMBER],
  ['with spaces', ` ${NUMBER.replaceAll('-', ' ')} `, NUMBER],
  ['with dashes of a word processor', NUMBER.replaceAll('-', '–'), NUMBER],
  ['O for 0, I and L for 1', `O${NUMBER.slice(1, 6).replace('1', 'l')}${NUMBER.slice(6)}`, NUMBER],
  ['one sign short', NUMBER.slice(0, -1), null],
  ['one sign more', `${NUMBER}V`, null],
  ['U is no sign of ours', `U${NUMBER.slice(1)}`, null],
  ['another script', `${NUMBER.slice(0, -1)}٤`, null],
  ['nothing', '', null],
])('[3.11] a number is read %s', (_name, typed, expected) => {
  expect(readCertificateNumber(typed)).toBe(expected);
});

test('[3.11] whatever is made can be read', () => {
  const random = uint8Array({ minLength: CERTIFICATE_NUMBER_BYTES, maxLength: CERTIFICATE_NUMBER_BYTES });
  assert(
    property(random, (bytes) => {
      const number = certificateNumber(bytes);
      expect(readCertificateNumber(number)).toBe(number);
    }),
  );
});
