import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { ContentsTree } from './contents-tree';
import { type ContentsCourse, NOT_BEGUN } from './listed-course';

function text(axis: string, name: string, differs: Parameters<typeof activityPart>[0] = {}): ActivityPart {
  return activityPart({
    ...differs,
    id: `part ${axis}`,
    axis,
    childActivity: { name, ...differs.childActivity },
  });
}

function module(axis: string, name: string, children: ActivityPart[]): ActivityPart {
  return text(axis, name, { childActivity: { type: 'composite', children } });
}

const OPEN: ContentsCourse = { ...NOT_BEGUN, isUnderWay: true };
const TREE = [
  module('1', 'Basics', [
    text('1.1', 'Apples', { workflow: 'finished', duration: 600 }),
    text('1.2', 'Bread', { workflow: 'inProgress' }),
  ]),
  module('2', 'More', [text('2.1', 'Cheese', { available: false, waitsFor: '1.2' })]),
  text('3', 'Dates', { childActivity: { name: 'Dates', state: 'archived' } }),
];

async function renderTree(
  parts: ActivityPart[] = TREE,
  currentAxis: string | null = '1.2',
  course: ContentsCourse = OPEN,
  isOutOfReach?: (part: ActivityPart) => boolean,
) {
  const onPick = vi.fn<(axis: string) => void>();
  const onIntent = vi.fn<(axis: string) => void>();
  await renderAt(
    NOON,
    <ContentsTree
      label="Contents"
      parts={parts}
      currentAxis={currentAxis}
      course={course}
      now={NOON}
      links={{ hrefOf: (axis) => `/learn/${axis}`, onPick, onIntent }}
      {...(isOutOfReach && { isOutOfReach })}
    />,
  );
  return { onPick, onIntent };
}

function lines(): string[] {
  return screen.getAllByRole('treeitem').map((item) => item.getAttribute('data-axis') ?? '');
}

function focused(): string | null {
  return document.activeElement?.getAttribute('data-axis') ?? null;
}

test('[2.29] [4.29] the module of the open activity is open, others are shut, and what is archived is not listed', async () => {
  await renderTree();
  expect(lines()).toEqual(['1', '1.1', '1.2', '2']);
  expect(screen.getByRole('treeitem', { current: 'page' }).getAttribute('data-axis')).toBe('1.2');
});

test('[2.29] an entry says its number, name, state, kind and length', async () => {
  await renderTree();
  expect(screen.getByRole('treeitem', { name: /1\.1 Apples Done.*Text · 10 min/ })).toBeTruthy();
  expect(screen.getByRole('treeitem', { name: /1\. Basics.*1 of 2 complete/ })).toBeTruthy();
});

test('[2.29] [8.8] a locked entry says why', async () => {
  await renderTree();
  await userEvent.click(screen.getByRole('treeitem', { name: /More/ }));
  const locked = screen.getByRole('treeitem', { name: /Cheese Locked/ });
  const why = document.getElementById(locked.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe('Complete the previous activity to get access.');
});

test('[4.16] [4.20] [8.8] where a finished course may not be looked back at, its entries say so', async () => {
  const review = { kind: 'reviewClosed', from: new Date('2026-04-01T08:30:00Z') } as const;
  await renderTree(TREE, '1.2', { ...OPEN, isFinished: true, review });
  for (const name of [/Basics/, /Apples Locked/, /Bread Locked/]) {
    const locked = screen.getByRole('treeitem', { name });
    const why = document.getElementById(locked.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toMatch(/April 1, 2026 at 8:30 AM/);
  }
});

test.each([
  ['coming soon', { childActivity: { state: 'draft' as const } }, 'Coming soon'],
  ['optional', { optional: true }, 'Optional'],
  [
    'proctored',
    { childActivity: { proctored: true } },
    'Proctored This activity is taken under supervision. It opens while a proctoring session is in progress.',
  ],
  [
    'below passing score',
    {
      workflow: 'finished' as const,
      record: { passed: false, normalizedScore: 0.48 },
      normalizedPassingScore: 0.6,
      remainingAttempts: 1,
    },
    'Below passing score. Minimum passing score: 60%. Your score: 48%. 1 attempt left.',
  ],
  [
    '[8.8] not open yet',
    { activityConstraint: { startFrom: new Date('2026-04-01T08:30:00Z') } },
    'The activity is going to be available soon. Please come back later. It opens on April 1, 2026 at 8:30 AM.',
  ],
  [
    '[8.8] no longer open',
    { activityConstraint: { accessibleUntil: new Date('2026-03-01T08:30:00Z') } },
    'The activity is no longer available. It was open until March 1, 2026 at 8:30 AM.',
  ],
])('[2.29] the tooltip of one that is %s', async (_, differs, words) => {
  await renderTree([text('1', 'Alone', differs)], null);
  const item = screen.getByRole('treeitem');
  expect(document.getElementById(item.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
});

test('[2.29] arrows, Home, End and letters walk the tree; Tab stops once', async () => {
  await renderTree();
  await userEvent.tab();
  expect(focused()).toBe('1.2');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('1.1');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('1');
  await userEvent.keyboard('{ArrowLeft}');
  expect(lines()).toEqual(['1', '2']);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('1.1');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('2');
  await userEvent.keyboard('{Home}b');
  expect(focused()).toBe('1.2');
});

test('[2.29] keys that come before the tree is drawn again go on from what the last one did', async () => {
  await renderTree();
  await userEvent.tab();
  const open = document.activeElement;
  if (!open) throw new Error('Nothing has the focus');
  act(() => {
    fireEvent.keyDown(open, { key: '*' });
    fireEvent.keyDown(open, { key: 'End' });
  });
  expect(lines()).toEqual(['1', '1.1', '1.2', '2', '2.1']);
  expect(focused()).toBe('2.1');
  const last = document.activeElement ?? open;
  act(() => {
    fireEvent.keyDown(last, { key: 'ArrowUp' });
    fireEvent.keyDown(last, { key: 'ArrowLeft' });
    fireEvent.keyDown(last, { key: 'ArrowUp' });
  });
  expect(lines()).toEqual(['1', '1.1', '1.2', '2']);
  expect(focused()).toBe('1.2');
});

test('[2.29] Enter and Space open an activity; with a key held the browser does', async () => {
  const { onPick } = await renderTree();
  await userEvent.click(screen.getByRole('treeitem', { name: /Apples/ }));
  expect(onPick).toHaveBeenLastCalledWith('1.1');
  await userEvent.keyboard('{ArrowDown} ');
  expect(onPick).toHaveBeenLastCalledWith('1.2');
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('treeitem', { name: /Apples/ }));
  expect(onPick).toHaveBeenCalledTimes(2);
});

test('[2.29] of a thousand entries only those around the open one are drawn at first', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => text(String(index + 1), `Number ${index + 1}`));
  await renderTree(many, '500');
  expect(lines().length).toBeLessThan(80);
  expect(lines()).toContain('500');
});

test('what the pointer rests on is meant; what passes under it as the list scrolls is not', async () => {
  const { onIntent } = await renderTree();
  const line = (name: string) => screen.getByText(name);
  vi.useFakeTimers();
  try {
    fireEvent.pointerMove(line('Apples'));
    fireEvent.pointerMove(line('Bread'));
    fireEvent.pointerOver(line('More'));
    vi.runAllTimers();
    expect(onIntent.mock.calls).toEqual([['1.2']]);
    fireEvent.pointerMove(line('Apples'));
    fireEvent.pointerLeave(screen.getByRole('tree'));
    vi.runAllTimers();
    expect(onIntent.mock.calls).toEqual([['1.2']]);
  } finally {
    vi.useRealTimers();
  }
});

test('[2.8] what needs the connection that is gone is marked, and says so; modules and texts are not', async () => {
  await renderTree(TREE, '1.2', OPEN, ({ axis }) => axis !== '1.1');
  const needs = { description: /This activity needs a connection/ };
  expect(
    screen.getByRole('treeitem', { name: /Bread/, ...needs }).querySelector('svg.lucide-wifi-off'),
  ).toBeTruthy();
  expect(screen.getAllByRole('treeitem', needs).map(({ dataset }) => dataset['axis'])).toEqual(['1.2']);
});
