import { expect, test } from 'vitest';
import type { PresentationMode } from '../vocabulary';
import { activityPart } from '../activity/activity-part.builder';
import { contentView } from './content-view';

const parts = [
  activityPart({
    axis: '1',
    childActivity: {
      type: 'composite',
      children: [activityPart({ axis: '1.1', workflow: 'finished' }), activityPart({ axis: '1.2' })],
    },
  }),
  activityPart({ axis: '2' }),
  activityPart({ axis: '3', childActivity: { state: 'archived' } }),
];

function seen(
  presentationMode: PresentationMode,
  axis: string | null,
  { of = parts, openedLast = null }: { of?: typeof parts; openedLast?: string | null } = {},
): string {
  const course = { isFinished: false, accessNewContentAfterCompletion: false };
  const now = new Date('2026-03-10T12:00:00Z');
  const view = contentView(of, axis, { presentationMode, course, openedLast, now });
  switch (view.kind) {
    case 'activity':
      return `activity ${view.part.axis}`;
    case 'module':
      return `module ${view.module?.axis ?? 'of all'}`;
    case 'page':
      return `page ${view.index + 1} of ${view.pages.length} at ${view.axis ?? 'its top'}`;
    case 'notFound':
    case 'nothing':
      return view.kind;
  }
}

test.each([
  ['tree', null, 'activity 1.2'],
  ['tree', '1.1', 'activity 1.1'],
  ['tree', '1', 'module 1'],
  ['tree', '3', 'activity 3'],
  ['tree', '9', 'notFound'],
  ['tiles', null, 'module of all'],
  ['tiles', '1', 'module 1'],
  ['tiles', '2', 'activity 2'],
  ['tiles', '9', 'notFound'],
  ['onePage', null, 'page 1 of 2 at its top'],
  ['onePage', '1.1', 'page 1 of 2 at 1.1'],
  ['onePage', '2', 'page 2 of 2 at 2'],
  ['onePageWithoutNames', '1', 'page 1 of 2 at 1'],
  ['onePage', '3', 'activity 3'],
  ['onePage', '9', 'notFound'],
] as const)('[2.8] [4.5] [4.28] in %s, %s shows %s', (mode, axis, view) => {
  expect(seen(mode, axis)).toBe(view);
});

test.each([
  ['archived, in a module that has a page', '1.3', 'activity 1.3'],
  ['a module without activities, which has none', '2', 'activity 2'],
])('[4.5] reading 46: on no page stands what is %s', (_what, axis, view) => {
  const archived = activityPart({ axis: '1.3', childActivity: { state: 'archived' } });
  const module = { type: 'composite' as const, children: [activityPart({ axis: '1.1' }), archived] };
  const of = [
    activityPart({ axis: '1', childActivity: module }),
    activityPart({ axis: '2', childActivity: { type: 'composite' } }),
  ];
  expect(seen('onePage', axis, { of })).toBe(view);
});

test.each(['tree', 'onePage'] as const)('[4.28] in %s a course of nothing shows nothing', (mode) => {
  expect(seen(mode, null, { of: [] })).toBe('nothing');
});

test.each([
  ['tree', 'activity 2'],
  ['onePage', 'page 2 of 2 at 2'],
  ['tiles', 'module of all'],
] as const)('[4.28] whoever was in 2 last finds in %s %s', (mode, view) => {
  expect(seen(mode, null, { openedLast: '2' })).toBe(view);
});
