import { expect, test } from 'vitest';
import { PRESENTATION_MODES, type WorkflowState } from '../vocabulary';
import type { ActivityPart } from '../activity/activity-part';
import { activityPart } from '../activity/activity-part.builder';
import { initialActivity, isOpenWork } from './activity-selection';

const NOW = new Date('2026-03-10T12:00:00Z');
const RUNNING = { isFinished: false, accessNewContentAfterCompletion: false };
const FINISHED = { isFinished: true, accessNewContentAfterCompletion: false };

function leaf(id: string, workflow: WorkflowState | null = null): ActivityPart {
  return activityPart({ id, workflow });
}
function locked(id: string): ActivityPart {
  return activityPart({ id, available: false });
}
function archived(id: string): ActivityPart {
  return activityPart({ id, childActivity: { state: 'archived' } });
}
function at(axis: string, part: ActivityPart): ActivityPart {
  return { ...part, axis };
}
function holding(part: ActivityPart, ...children: ActivityPart[]): ActivityPart {
  return { ...part, childActivity: { ...part.childActivity, type: 'composite', children } };
}

test.each<[string, ActivityPart[], string | null]>([
  ['nothing at all', [], null],
  ['the first selectable one', [leaf('a'), leaf('b')], 'a'],
  ['a locked one is passed over', [locked('a'), leaf('b')], 'b'],
  ['not started before finished', [leaf('a', 'finished'), leaf('b')], 'b'],
  ['in progress before finished', [leaf('a', 'finished'), leaf('b', 'inProgress')], 'b'],
  ['not started and in progress are equals', [leaf('a'), leaf('b', 'inProgress')], 'a'],
  ['in progress and not started are equals', [leaf('a', 'inProgress'), leaf('b')], 'a'],
  ['all finished: the first', [leaf('a', 'finished'), leaf('b', 'finished')], 'a'],
  ['submitted is not open work', [leaf('a', 'submitted'), leaf('b')], 'b'],
  ['down into children', [holding(leaf('m'), leaf('m1'), leaf('m2'))], 'm1'],
  ['down two levels', [holding(leaf('m'), holding(leaf('n'), leaf('n1')))], 'n1'],
  [
    'into the first module with open work',
    [holding(leaf('m'), leaf('m1', 'finished')), holding(leaf('n'), leaf('n1'))],
    'n1',
  ],
  ['not below a locked module', [holding(locked('m'), leaf('m1')), leaf('b')], 'b'],
  ['past a module with nothing open', [holding(leaf('m'), locked('m1')), leaf('b')], 'b'],
  ['none selectable: the first child', [locked('a'), locked('b')], 'a'],
  ['none selectable: the first that is listed', [archived('a'), locked('b')], 'b'],
  ['all archived', [archived('a')], null],
  ['reading 62: past a module without activities', [holding(leaf('m')), leaf('b')], 'b'],
  ['reading 62: none selectable: past it, too', [holding(leaf('m')), locked('b')], 'b'],
  ['reading 62: nothing but empty modules: the first child', [holding(leaf('m'))], 'm'],
])('[4.28] %s', (_title, parts, id) => {
  const context = { presentationMode: 'tree', course: RUNNING, openedLast: null, now: NOW } as const;
  expect(initialActivity(parts, context)?.id ?? null).toBe(id);
});

test.each(PRESENTATION_MODES)('[4.28] only tiles select nothing: %s', (presentationMode) => {
  const selected = initialActivity([leaf('a')], {
    presentationMode,
    course: RUNNING,
    openedLast: null,
    now: NOW,
  });
  expect(selected?.id ?? null).toBe(presentationMode === 'tiles' ? null : 'a');
});

test('[4.28] [4.29] in a finished course what was never begun is not opened by itself', () => {
  const parts = [leaf('a'), leaf('b', 'finished')];
  const context = { presentationMode: 'tree', openedLast: null, now: NOW } as const;
  expect(initialActivity(parts, { ...context, course: FINISHED })?.id).toBe('b');
  const open = { ...FINISHED, accessNewContentAfterCompletion: true };
  expect(initialActivity(parts, { ...context, course: open })?.id).toBe('a');
});

test.each<[string, ActivityPart[], string]>([
  ['it opens again', [leaf('a'), at('2', leaf('b', 'inProgress'))], 'b'],
  ['inside a module too', [leaf('a'), holding(leaf('m'), at('2', leaf('b', 'inProgress')))], 'b'],
  ['but not once it is finished', [leaf('a'), at('2', leaf('b', 'finished'))], 'a'],
  ['nor while it is locked', [leaf('a'), at('2', locked('b'))], 'a'],
  ['nor when it is gone', [leaf('a'), leaf('b')], 'a'],
])('[4.28] the activity that was left last: %s', (_title, parts, id) => {
  const context = { presentationMode: 'tree', course: RUNNING, openedLast: '2', now: NOW } as const;
  expect(initialActivity(parts, context)?.id).toBe(id);
});

test.each<[WorkflowState | null, boolean]>([
  [null, true],
  ['inProgress', true],
  ['submitted', false],
  ['inGrading', false],
  ['finished', false],
])('[4.28] in state %s there is something left to do: %s', (workflow, isOpen) => {
  expect(isOpenWork(leaf('a', workflow))).toBe(isOpen);
});
