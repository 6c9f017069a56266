import { expect, test } from 'vitest';
import { ACTIVITY_TYPES } from '../vocabulary';
import { activityPart } from './activity-part.builder';
import { finishingWay, isFinishedByHand, isFinishedByNext, isToolFinishedByHand } from './finishing-way';

test.each([
  ['text', 'read'],
  ['video', 'watched'],
  ['event', 'byHand'],
  ['lti', 'elsewhere'],
  ['discussion', 'elsewhere'],
  ['composite', 'elsewhere'],
] as const)('[4.9] a %s is done when it was %s', (type, way) => {
  expect(finishingWay({ type })).toBe(way);
});

test('[4.9] only of a text does going on say that it was read', () => {
  expect(ACTIVITY_TYPES.filter((type) => isFinishedByNext({ type }))).toEqual(['text']);
});

test('[1.3] a text that a team answers is done when the team hands it in, and by nothing else', () => {
  const task = { type: 'text', supportCollaborativeMode: true } as const;
  expect(finishingWay(task)).toBe('elsewhere');
  expect(isFinishedByNext(task)).toBe(false);
  expect(isFinishedByHand(task, { hasText: false, hasFiles: true })).toBe(false);
  expect(finishingWay({ ...task, type: 'video' })).toBe('watched');
});

test.each([
  ['a text', 'text', { hasText: true, hasFiles: false }, false],
  ['a text with files', 'text', { hasText: true, hasFiles: true }, false],
  ['files without a text', 'text', { hasText: false, hasFiles: true }, true],
  ['nothing yet', 'text', { hasText: false, hasFiles: false }, false],
  ['a video with files', 'video', { hasText: false, hasFiles: true }, false],
  ['an event', 'event', { hasText: false, hasFiles: false }, true],
  ['a tool with files', 'lti', { hasText: false, hasFiles: true }, false],
] as const)('[4.9] does the learner say that %s was done', (_title, type, content, expected) => {
  expect(isFinishedByHand({ type }, content)).toBe(expected);
});

const SILENT = { type: 'lti', supportLtiGrading: false, proctored: false } as const;

test.each([
  ['a tool without scores', SILENT, 'inProgress', true],
  ['a tool without scores that was never opened', SILENT, null, false],
  ['a tool with scores', { ...SILENT, supportLtiGrading: true }, 'inProgress', false],
  ['a tool under supervision', { ...SILENT, proctored: true }, 'inProgress', false],
  ['a discussion', { ...SILENT, type: 'discussion' }, 'inProgress', false],
] as const)('[4.9] does the learner say that %s was done', (_title, childActivity, workflow, expected) => {
  const part = activityPart({ childActivity, ...(workflow && { workflow }) });
  expect(isToolFinishedByHand(part)).toBe(expected);
});
