const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
const STEP = 1024;

/** [9.9] Reading 51: no space, two decimals above bytes; what is unknown is "0B" [7.29]. */
export function fileSize(bytes: number | null): string {
  if (bytes === null || !Number.isFinite(bytes) || bytes < 1) return '0B';
  if (bytes < STEP) return `${Math.floor(bytes)}B`;

  // 1023.999 KB would be written 1024.00: it is one of the next unit already.
  const exponent = UNITS.findIndex((_, index) => Number((bytes / STEP ** index).toFixed(2)) < STEP);
  const unit = exponent === -1 ? UNITS.length - 1 : exponent;
  return `${(bytes / STEP ** unit).toFixed(2)}${UNITS[unit]}`;
}
