const ARABIC_DIGITS = /[٠-٩۰-۹]/g;
const GROUPED = /^-?\d{1,3}([,.]\d{3})+$/;

/** A number as people write it: 1.5, 1,5, 1 500 or ١٫٥. Null where it is none. */
export function readNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('٫', '.')
    .replaceAll('−', '-')
    .replace(/(?<=\d)[\s'’٬](?=\d{3}(\D|$))/g, '');
  const decimal = GROUPED.test(plain) && !plain.startsWith('0') ? null : plain.replace(',', '.');
  // A mark before exactly three digits may group or divide; who writes one means thousands.
  const written = decimal ?? plain.replace(/[,.]/g, '');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) : null;
}
