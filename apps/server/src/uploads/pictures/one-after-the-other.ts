import { ProblemError } from '@lantern/contract/problem-error';

const MOST_WAITING = 20;

/** Does each piece of work when those before it are done; whoever would wait too long is told that it is busy. */
export function oneAfterTheOther(mostWaiting = MOST_WAITING) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
    if (waiting >= mostWaiting) throw new ProblemError('busy');
    waiting += 1;
    const mine = last.then(work);
    last = mine
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
    return mine;
  };
}
