const CELLS = 30;

/** How far long work is: a bar where it is known how much there is, else how much is done. */
export function progressLine(done: number, of: number | null): string {
  if (of === null || of === 0) return `${inWords(done)} …`;
  const share = Math.min(1, done / of);
  const full = Math.floor(share * CELLS);
  const bar = '#'.repeat(full) + '-'.repeat(CELLS - full);
  return `[${bar}] ${Math.floor(share * 100)} %  ${inWords(done)} of ${inWords(of)}`;
}

function inWords(count: number): string {
  return count.toLocaleString('en');
}

type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

export type Progress = {
  show: (done: number, of: number | null) => void;
  /** Nothing of it stays above what the command says at the end. */
  clear: () => void;
};

/** On a terminal one line that is written over; elsewhere silence. */
export function progressOn(stream: Terminal): Progress {
  if (!stream.isTTY) return { show: () => undefined, clear: () => undefined };
  const over = '\r\u001B[K';
  return {
    show: (done, of) => void stream.write(`${over}${progressLine(done, of)}`),
    clear: () => void stream.write(over),
  };
}
