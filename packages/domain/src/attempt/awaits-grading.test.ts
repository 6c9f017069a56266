import { expect, test } from 'vitest';
import type { CourseNode } from '../activity/course-node';
import { activityAttempt, BEGUN, courseNode, courseRoot } from '../activity/course-node.builder';
import type { WorkflowState } from '../vocabulary';
import {
  stateAfterApproval,
  stateAfterGrading,
  stateAfterSubmit,
  stateAfterToolScore,
} from './awaits-grading';

const at = (state: WorkflowState) => courseNode({ workflow: activityAttempt({ state, submitted: BEGUN }) });
const graded = courseRoot(at('finished'));
const waiting = courseRoot(at('finished'), at('inGrading'));
const archived = courseRoot({
  ...at('inGrading'),
  part: { ...at('inGrading').part, activityState: 'archived' },
});

test.each<[string, CourseNode, boolean]>([
  ['nothing begun', courseRoot(courseNode()), false],
  ['one under way', courseRoot(at('inProgress')), false],
  ['one handed in', courseRoot(at('submitted')), true],
  ['one in grading', waiting, true],
  ['one graded, and not approved', courseRoot(at('graded')), true],
  ['all over', graded, false],
  ['[4.29] one that was archived since', archived, false],
  ['a course of one activity', { ...at('inGrading'), children: [] }, true],
])('[4.10] somebody is waited for: %s', (_case, root, expected) => {
  const attempt = { state: 'inGrading', needsApproval: false } as const;
  expect(stateAfterGrading(attempt, root)).toBe(expected ? 'inGrading' : 'finished');
});

test.each<[string, WorkflowState, boolean, CourseNode, WorkflowState | null]>([
  ['with nothing to wait for it ends', 'inProgress', false, graded, 'finished'],
  ['it waits for a grade', 'inProgress', false, waiting, 'inGrading'],
  ['it waits for approval', 'inProgress', true, graded, 'graded'],
  ['it cannot be handed in twice', 'inGrading', false, graded, null],
])('[4.10] handed in: %s', (_case, state, needsApproval, root, expected) => {
  expect(stateAfterSubmit({ state, needsApproval }, { root, actor: 'learner' })).toBe(expected);
});

test.each<[string, WorkflowState, boolean, CourseNode, WorkflowState]>([
  ['under way it goes on', 'inProgress', false, graded, 'inProgress'],
  ['one more is waited for', 'inGrading', false, waiting, 'inGrading'],
  ['it was the last', 'inGrading', false, graded, 'finished'],
  ['it was the last, and somebody approves', 'inGrading', true, graded, 'graded'],
])('[4.3] after a grade: %s', (_case, state, needsApproval, root, expected) => {
  expect(stateAfterGrading({ state, needsApproval }, root)).toBe(expected);
});

test.each<[string, WorkflowState, string | null, WorkflowState]>([
  ['a course of one activity is handed in with it', 'inProgress', null, 'finished'],
  ['a part hands nothing else in', 'inProgress', 'part', 'inProgress'],
  ['handed in, the attempt goes on', 'inGrading', 'part', 'finished'],
])("[4.3] after a tool's score: %s", (_case, state, partId, expected) => {
  expect(stateAfterToolScore({ state, needsApproval: false }, { root: graded, partId })).toBe(expected);
});

test.each<[string, WorkflowState, CourseNode, WorkflowState | null]>([
  ['graded, it ends', 'graded', graded, 'finished'],
  ['approved before, it ends', 'gradingApproved', graded, 'finished'],
  ['still to be graded, it cannot be', 'inGrading', waiting, null],
  ['[4.29] what was still to be graded is archived: it ends', 'inGrading', archived, 'finished'],
  ['under way, it cannot be', 'inProgress', graded, null],
  ['over, it cannot be', 'finished', graded, null],
])('[4.3] approved: %s', (_case, state, root, expected) => {
  expect(stateAfterApproval(state, root)).toBe(expected);
});
