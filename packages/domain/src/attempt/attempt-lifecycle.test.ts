import { array, assert, constantFrom, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { WORKFLOW_STATES, type WorkflowState } from '../vocabulary';
import {
  ATTEMPT_ACTORS,
  ATTEMPT_EVENTS,
  type AttemptActor,
  type AttemptEvent,
  mayGradeAttempt,
  nextAttemptState,
} from './attempt-lifecycle';

/** Everything that is allowed; whatever is not written here must be refused. */
const allowed: Array<[WorkflowState, AttemptEvent, AttemptActor, WorkflowState]> = [
  ['inProgress', 'submit', 'learner', 'submitted'],
  ['inProgress', 'submit', 'tool', 'submitted'],
  ['inProgress', 'finish', 'learner', 'finished'],
  ['submitted', 'awaitGrading', 'system', 'inGrading'],
  ['submitted', 'grade', 'grader', 'graded'],
  ['submitted', 'grade', 'tool', 'graded'],
  ['submitted', 'grade', 'system', 'graded'],
  ['inGrading', 'grade', 'grader', 'graded'],
  ['inGrading', 'grade', 'tool', 'graded'],
  ['inGrading', 'grade', 'system', 'graded'],
  ['graded', 'approve', 'grader', 'gradingApproved'],
  ['graded', 'approve', 'system', 'gradingApproved'],
  ['gradingApproved', 'close', 'system', 'finished'],
  ['submitted', 'reopen', 'grader', 'inProgress'],
  ['inGrading', 'reopen', 'grader', 'inProgress'],
  ['graded', 'reopen', 'grader', 'inProgress'],
];

test.each(allowed)('[4.3] from %s, %s by the %s leads to %s', (state, event, actor, next) => {
  expect(nextAttemptState(state, { event, actor })).toBe(next);
});

test('[4.3] every other event, of every actor, in every state, is refused', () => {
  const accepted = WORKFLOW_STATES.flatMap((state) =>
    ATTEMPT_EVENTS.flatMap((event) =>
      ATTEMPT_ACTORS.flatMap((actor) => {
        const next = nextAttemptState(state, { event, actor });
        return next ? [[state, event, actor, next].join(' ')] : [];
      }),
    ),
  );
  expect(accepted.toSorted()).toEqual(allowed.map((row) => row.join(' ')).toSorted());
});

test('[4.3] who may grade, and when: the question and the machine agree', () => {
  for (const state of WORKFLOW_STATES) {
    for (const actor of ATTEMPT_ACTORS) {
      const listed = allowed.some((row) => row[0] === state && row[1] === 'grade' && row[2] === actor);
      expect(mayGradeAttempt(state, actor)).toBe(listed);
    }
  }
});

test('[4.10] a learner who has submitted can do nothing more with the attempt', () => {
  const events = WORKFLOW_STATES.filter((state) => state !== 'inProgress').flatMap((state) =>
    ATTEMPT_EVENTS.map((event) => nextAttemptState(state, { event, actor: 'learner' })),
  );
  expect(new Set(events)).toEqual(new Set([null]));
});

test('[4.3] a finished attempt never changes again, and every other one can finish', () => {
  const moving = WORKFLOW_STATES.filter((state) =>
    ATTEMPT_EVENTS.some((event) =>
      ATTEMPT_ACTORS.some((actor) => nextAttemptState(state, { event, actor }) !== null),
    ),
  );
  expect(moving).toEqual(WORKFLOW_STATES.filter((state) => state !== 'finished'));
});

test('[4.3] whatever is sent, an attempt only moves forward, unless a grader gives it back', () => {
  const message = record({ event: constantFrom(...ATTEMPT_EVENTS), actor: constantFrom(...ATTEMPT_ACTORS) });
  assert(
    property(array(message, { maxLength: 30 }), (messages) => {
      let state: WorkflowState = 'inProgress';
      for (const sent of messages) {
        const next = nextAttemptState(state, sent);
        if (next === null) continue;
        expect(allowed).toContainEqual([state, sent.event, sent.actor, next]);
        const isForward = WORKFLOW_STATES.indexOf(next) > WORKFLOW_STATES.indexOf(state);
        expect(isForward).toBe(sent.event !== 'reopen');
        expect(isForward || (next === 'inProgress' && sent.actor === 'grader')).toBe(true);
        state = next;
      }
    }),
  );
});
