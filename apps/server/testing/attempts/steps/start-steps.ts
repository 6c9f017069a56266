import { expect } from 'vitest';
import { freshAttempt, type Model, mayStart, startingNow, type Step } from '../attempt-model';
import type { CourseKind } from '../attempt-world';
import { START, send, startBody } from '../sent-command';

export function start(course: CourseKind, client: number): Step {
  return {
    label: `start ${course} in tab ${client}`,
    isPossible: () => true,
    run: async (model, world) => {
      const starting = startingNow(model, course, world.clock.now);
      const isAllowed = mayStart(model, course, world.clock.now);
      const sent = await send(world, { client, path: START, body: startBody(world, course) });
      const { status } = sent.answer;
      if (model.isSuspended) return shutOut([status]);
      model.sent.push(sent);
      expect(status).toBe(isAllowed ? 200 : 400);
      if (isAllowed) open(model, course, sent.body.id);
      return starting;
    },
  };
}

export function startFromBothTabs(course: CourseKind): Step {
  return {
    label: `start ${course} in both tabs at once`,
    isPossible: () => true,
    run: async (model, world) => {
      const isAllowed = mayStart(model, course, world.clock.now);
      const sent = await Promise.all(
        [0, 1].map((client) => send(world, { client, path: START, body: startBody(world, course) })),
      );
      if (model.isSuspended) return shutOut(sent.map(({ answer }) => answer.status));
      model.sent.push(...sent);
      const [won, lost] = isAllowed ? [1, 1] : [0, 2];
      const started = sent.filter(({ answer }) => answer.status === 200);
      expect(started).toHaveLength(won);
      expect(sent.filter(({ answer }) => answer.status === 400)).toHaveLength(lost);
      for (const { body } of started) open(model, course, body.id);
      return isAllowed ? 'started from both tabs' : 'not started from both tabs';
    },
  };
}

/** The second is on its way before the first is answered, as after a lost connection. */
export function startTwiceWithOneId(course: CourseKind): Step {
  return {
    label: `start ${course} twice with one id at once`,
    isPossible: () => true,
    run: async (model, world) => {
      const isAllowed = mayStart(model, course, world.clock.now);
      const body = startBody(world, course);
      const [first, second] = await Promise.all([
        send(world, { client: 0, path: START, body }),
        send(world, { client: 1, path: START, body }),
      ]);
      if (model.isSuspended) return shutOut([first.answer.status, second.answer.status]);
      model.sent.push(first);
      expect(first.answer.status).toBe(isAllowed ? 200 : 400);
      expect(second.answer).toEqual(first.answer);
      if (isAllowed) open(model, course, body.id);
      return isAllowed ? 'started twice with one id' : 'not started twice with one id';
    },
  };
}

function open(model: Model, course: CourseKind, id: string): void {
  model.attempts[course] = freshAttempt(id);
}

/** [4.33] Not kept: whoever is let in again may send it again. */
export function shutOut(statuses: number[]): 'refused: suspended' {
  expect(new Set(statuses)).toEqual(new Set([403]));
  return 'refused: suspended';
}
