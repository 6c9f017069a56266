import type { BadLine } from '@lantern/contract/problem-error';
import { OperationRefusal } from '../operation';

/** What stops the whole of a file, with those of its lines that cannot be used; a person reads both, a program each for itself. */
export class BadLines extends OperationRefusal {
  constructor(
    readonly summary: string,
    readonly bad: readonly BadLine[],
    /** The other lines can be had without them. */
    readonly canBeSkipped: boolean,
  ) {
    super([...badLines(bad), summary].join('\n'));
  }
}

export function badLines(bad: readonly BadLine[]): string[] {
  return bad.map(
    ({ file, line, reason }) => `${file === undefined ? '' : `${file} `}line ${line}: ${reason}`,
  );
}
