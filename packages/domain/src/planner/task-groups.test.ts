import { expect, test } from 'vitest';
import { type TaskDate, taskGroups, taskUrgency } from './task-groups';

const NOW = new Date('2026-03-10T12:00:00Z');
const DAY = { now: NOW, today: '2026-03-10' };

const at = (due: string): TaskDate => ({ due: new Date(due), dueOn: null });
const on = (dueOn: string): TaskDate => ({ due: null, dueOn });
const UNDATED: TaskDate = { due: null, dueOn: null };

test.each([
  ['a moment ago', at('2026-03-10T11:59:59.999Z'), 'overdue'],
  ['this moment', at('2026-03-10T12:00:00Z'), 'soon'],
  ['in seven days', at('2026-03-17T12:00:00Z'), 'soon'],
  ['a moment after that', at('2026-03-17T12:00:00.001Z'), 'later'],
  ['yesterday', on('2026-03-09'), 'overdue'],
  ['today, however late it is', on('2026-03-10'), 'soon'],
  ['this day in a week', on('2026-03-17'), 'soon'],
  ['the day after that', on('2026-03-18'), 'later'],
  ['no day', UNDATED, 'later'],
])('[4.22] what is due %s', (_name, task, urgency) => {
  expect(taskUrgency(task, DAY)).toBe(urgency);
});

test('[4.22] tasks are grouped by how they press, and in each group stand in the order of their dates', () => {
  const tasks = {
    undated: UNDATED,
    nextMonth: on('2026-04-01'),
    today: on('2026-03-10'),
    tonight: at('2026-03-10T20:00:00Z'),
    late: at('2026-03-01T12:00:00Z'),
  };
  const nameOf = (task: TaskDate) => Object.entries(tasks).find(([, one]) => one === task)?.[0];
  const groups = taskGroups(Object.values(tasks), DAY);
  expect(groups.map((group) => [group.urgency, group.tasks.map(nameOf)])).toEqual([
    ['overdue', ['late']],
    ['soon', ['tonight', 'today']],
    ['later', ['nextMonth', 'undated']],
  ]);
  expect(taskGroups([UNDATED], DAY)).toHaveLength(1);
});
