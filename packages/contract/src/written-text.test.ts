import { expect, test } from 'vitest';
import { postText, postTitle } from './entities/post-text';
import { threadTitle } from './discussions/put-discussion-post';
import { personalEvent } from './planner/personal-event';
import { personalTask } from './planner/task';

const UNSEEN = '\u200b\u200f \u3164';
const task = (title: string) => personalTask.safeParse({ title, dueOn: null, objectiveId: null }).success;
const event = (title: string) =>
  personalEvent.safeParse({ title, at: null, end: null, on: null, until: null }).success;

test('[5.7] [2.12] [2.28] what nobody sees is refused as empty, wherever a person writes', () => {
  expect(postText.safeParse(UNSEEN).success).toBe(false);
  expect(postTitle.safeParse(UNSEEN).success).toBe(false);
  expect([task(UNSEEN), task('Read')]).toEqual([false, true]);
  expect([event(UNSEEN), event('Read')]).toEqual([false, true]);
  // A reply has none.
  expect(threadTitle.parse(UNSEEN)).toBe('');
});

test('[2.28] a title is one line, a text keeps its lines', () => {
  expect(postTitle.parse(' The room\r\nhas changed ')).toBe('The room has changed');
  expect(postText.parse(' One\r\ntwo ')).toBe('One\r\ntwo');
});
