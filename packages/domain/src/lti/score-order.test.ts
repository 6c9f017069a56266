import { expect, test } from 'vitest';
import { type DatedScore, scoreOrder } from './score-order';

const NOW = new Date('2026-03-02T12:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);

function score(differs: Partial<DatedScore> = {}): DatedScore {
  return {
    occurred: NOW,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
    scoreGiven: 8,
    scoreMaximum: 10,
    ...differs,
  };
}

test.each([
  ['the first score counts', score(), null, 'newer'],
  ['one that came about later counts', score(), score({ occurred: at(-1) }), 'newer'],
  ['one that came about before the last is older', score({ occurred: at(-1) }), score(), 'older'],
  ['the very same is the same again', score(), score(), 'again'],
  ['of the same moment with other points is older', score({ scoreGiven: 9 }), score(), 'older'],
  ['of the same moment with another maximum is older', score({ scoreMaximum: 9 }), score(), 'older'],
  ['of the same moment and less done is older', score({ activityProgress: 'Started' }), score(), 'older'],
  ['of the same moment and less graded is older', score({ gradingProgress: 'Pending' }), score(), 'older'],
  ['one minute ahead is a clock that runs ahead', score({ occurred: at(60_000) }), null, 'newer'],
  ['more than that is the future', score({ occurred: at(60_001) }), null, 'future'],
] as const)('[4.3] %s', (_title, arrived, last, order) => {
  expect(scoreOrder(arrived, last, NOW)).toBe(order);
});
