import { describe, expect, test } from 'vitest';
import type { CourseNode } from './course-node';
import { activityAttempt, courseNode } from './course-node.builder';
import { sequenceLocks } from './sequence';

type Differs = Parameters<typeof courseNode>[0];

/** A required activity that waits for the one before it; each case states only what differs. */
function part(differs: Differs): CourseNode {
  return courseNode({ type: 'text', requiresPrevious: true, ...differs });
}
const AT = new Date('2026-03-10T12:00:00Z');
const DONE = activityAttempt({ state: 'finished', progress: 1, submitted: AT });
const locksOf = (...parts: CourseNode[]) => Object.fromEntries(sequenceLocks(parts));

describe('[4.26] complete previous to get access', () => {
  test.each<[string, CourseNode[], Record<string, string>]>([
    ['the first waits for nothing', [part({ axis: '1' })], {}],
    ['the second waits for the first', [part({ axis: '1' }), part({ axis: '2' })], { 2: '1' }],
    ['and is open once it is done', [part({ axis: '1', workflow: DONE }), part({ axis: '2' })], {}],
    [
      'what does not ask for the one before is open',
      [part({ axis: '1' }), part({ axis: '2', requiresPrevious: false })],
      {},
    ],
    [
      'an optional one is passed over',
      [part({ axis: '1', workflow: DONE }), part({ axis: '2', optional: true }), part({ axis: '3' })],
      {},
    ],
    [
      'so is a draft, and so is what was archived',
      [
        part({ axis: '1', activityState: 'draft' }),
        part({ axis: '2', activityState: 'archived' }),
        part({ axis: '3' }),
      ],
      {},
    ],
    [
      'reading 61: so is an archived module with all that is in it',
      [
        part({ axis: '1', type: 'composite', activityState: 'archived', children: [part({ axis: '1.1' })] }),
        part({ axis: '2' }),
      ],
      {},
    ],
    [
      'reading 62: so is a module without activities',
      [part({ axis: '1', type: 'composite' }), part({ axis: '2' })],
      {},
    ],
    [
      'reading 62: behind an empty module the one before it counts',
      [part({ axis: '1' }), part({ axis: '2', type: 'composite' }), part({ axis: '3' })],
      { 2: '1', 3: '1' },
    ],
    [
      'reading 62: so is a module in which all is archived',
      [
        part({
          axis: '1',
          type: 'composite',
          children: [part({ axis: '1.1', activityState: 'archived' })],
        }),
        part({ axis: '2' }),
      ],
      {},
    ],
    [
      'behind one that is passed over the one before it counts',
      [part({ axis: '1' }), part({ axis: '2', optional: true }), part({ axis: '3' })],
      { 2: '1', 3: '1' },
    ],
    [
      'a module names the activity in it that is open, and closes all that is in the next',
      [
        part({
          axis: '1',
          children: [
            part({ axis: '1.1', workflow: DONE }),
            part({ axis: '1.2', optional: true, requiresPrevious: false }),
            part({ axis: '1.3' }),
          ],
        }),
        part({ axis: '2', children: [part({ axis: '2.1', requiresPrevious: false })] }),
      ],
      { 2: '1.3', 2.1: '1.3' },
    ],
    [
      'the first in a module waits for nothing but what its module waits for',
      [
        part({ axis: '1', workflow: DONE }),
        part({ axis: '2', children: [part({ axis: '2.1' }), part({ axis: '2.2' })] }),
      ],
      { 2.2: '2.1' },
    ],
  ])('%s', (_case, parts, expected) => {
    expect(locksOf(...parts)).toEqual(expected);
  });
});

describe('[8.8] what counts as completed', () => {
  test.each<[string, Differs, boolean]>([
    ['not started', {}, false],
    [
      'in progress',
      { workflow: activityAttempt({ state: 'inProgress', progress: 0.9, submitted: null }) },
      false,
    ],
    ['handed in', { workflow: activityAttempt({ state: 'submitted', progress: 1, submitted: AT }) }, true],
    [
      'waiting for its grade, where nothing must be reached',
      { workflow: activityAttempt({ state: 'inGrading', progress: 1, submitted: AT }) },
      true,
    ],
    ['finished', { workflow: DONE }, true],
    [
      'cut off by the end of the attempt',
      { workflow: activityAttempt({ state: 'finished', progress: 0.4, submitted: null }) },
      false,
    ],
    ['below the minimum', { workflow: DONE, passingScore: 0.6, normalizedScore: 0.59 }, false],
    ['at the minimum', { workflow: DONE, passingScore: 0.6, normalizedScore: 0.6 }, true],
    [
      'waiting for a score that decides',
      { workflow: activityAttempt({ state: 'inGrading', progress: 1, submitted: AT }), passingScore: 0.6 },
      false,
    ],
    ['nothing must be reached, and no score', { workflow: DONE, passingScore: 0 }, true],
    ['a module with nothing required', { children: [part({ axis: '1.1', optional: true })] }, true],
    [
      'a module with one open',
      { children: [part({ axis: '1.1', workflow: DONE }), part({ axis: '1.2' })] },
      false,
    ],
  ])('%s', (_case, differs, expected) => {
    const locks = locksOf(part({ axis: '1', ...differs }), part({ axis: '2' }));
    expect('2' in locks).toBe(!expected);
  });
});
