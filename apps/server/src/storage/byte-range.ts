/** Both ends are part of it. */
export type ByteRange = { start: number; end: number };

export type WantedBytes = { kind: 'all' } | { kind: 'part'; range: ByteRange } | { kind: 'unsatisfiable' };

const ALL: WantedBytes = { kind: 'all' };

/** RFC 9110, 14.2: one range in bytes. Several at once, or what is no range at all, are answered with the whole file. */
export function wantedBytes(header: string | undefined, length: number): WantedBytes {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return ALL;
  if (first === '') return lastBytes(Number(last), length);

  const start = Number(first);
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < start) return ALL;
  return start < length ? { kind: 'part', range: { start, end } } : { kind: 'unsatisfiable' };
}

function lastBytes(count: number, length: number): WantedBytes {
  if (count === 0 || length === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', range: { start: Math.max(0, length - count), end: length - 1 } };
}
