/** Crockford's 32 signs: no I, L, O or U, so that none is mistaken for another when read aloud or typed. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 28;
const NUMBER = /^[0-9A-HJKMNP-TV-Z]{28}$/;
const GROUP = /.{4}(?=.)/g;
const LOOK_ALIKES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** How many random bytes a number is made of: five bits of each. */
export const CERTIFICATE_NUMBER_BYTES = LENGTH;

/** [3.11] Reading 9: 140 unguessable bits, in seven groups of four. */
export function certificateNumber(random: Uint8Array): string {
  const signs = Array.from(random.subarray(0, LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length));
  return grouped(signs.join(''));
}

/** [3.11] What somebody typed or followed, as the number is kept; null when it is none. */
export function readCertificateNumber(text: string): string | null {
  const plain = text
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replace(/[ILO]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
  return NUMBER.test(plain) ? grouped(plain) : null;
}

function grouped(signs: string): string {
  return signs.replace(GROUP, '$&-');
}
