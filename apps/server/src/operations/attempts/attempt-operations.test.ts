import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, NORTH, SOUTH } from '../../../testing/test-tenants';

type Waiting = Array<{ attemptId: string; activityWorkflowId: string | null; activity: string | null }>;

let server: TestApp;
let ada: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
  ada = await openLearner(server);
});
afterAll(() => server.close());

function operatorOf(tenantId: string): TestOperator {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  return testOperator(server.db, { tenantId, now: server.clock.now });
}

/** Ada has handed an essay in. */
async function handedIn(code: string): Promise<{ attempt: string; essay: string }> {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    course: { code, name: code, needsApproval: true },
    parts: [{ name: 'Essay', type: 'discussion', needsGrading: true }],
  });
  const attempt = await ada.start(aggregateId);
  const { json } = await ada.startActivities(attempt, [part('1')]);
  const essay = (json['data'] as Array<{ id: string }>)[0]?.id ?? ''; // the call's own answer
  await ada.finishActivities(attempt, [essay]);
  await ada.submit(attempt);
  return { attempt, essay };
}

test('[4.3] an operator finds what waits, grades and approves it, and the attempt ends', async () => {
  const { attempt, essay } = await handedIn('ESSAY');
  const operator = operatorOf(NORTH.id);
  const waiting = (await operator.run('attempts waiting', {})) as Waiting;
  expect(waiting).toEqual([expect.objectContaining({ attemptId: attempt, activityWorkflowId: essay })]);
  const [headings = '', line = ''] = (await operator.say('attempts waiting', {})).split('\n');
  expect(line.indexOf(attempt)).toBe(headings.indexOf('attempt'));
  expect(line.indexOf(essay)).toBe(headings.indexOf('activity to grade'));
  await expect(operator.run('attempts grade', { activity: attempt, points: '8' })).rejects.toThrow(
    'not the id of the attempt',
  );
  await expect(operator.run('attempts approve', { attempt })).rejects.toThrow('still waits for its grade');
  expect(await operator.say('attempts grade', { activity: essay, points: '8', of: '10' })).toBe(
    'Graded. The attempt is graded.',
  );
  expect(await operator.say('attempts waiting', {})).toContain('awaits approval');
  expect(await operator.say('attempts approve', { attempt })).toBe('Approved. The attempt is finished.');
  const finished = { course: 'ESSAY', email: ADA.email, state: 'finished' };
  expect(await operator.say('attempts list', finished)).toContain(
    `${attempt}  ESSAY  ${ADA.email}  finished`,
  );
  expect(await operator.say('attempts waiting', {})).toBe('Nothing waits.');
});

test('[4.3] what waits can be given back to its learner', async () => {
  const { attempt, essay } = await handedIn('AGAIN');
  const operator = operatorOf(NORTH.id);
  expect(await operator.say('attempts reopen', { attempt })).toBe('Reopened. The attempt is inProgress.');
  await expect(operator.run('attempts reopen', { attempt })).rejects.toThrow('does not wait');
  await expect(operator.run('attempts grade', { activity: essay, points: '1' })).rejects.toThrow(
    'not handed in',
  );
});

test('no attempt of another tenant is seen, graded or approved', async () => {
  const { attempt, essay } = await handedIn('MINE');
  const south = operatorOf(SOUTH.id);
  expect(await south.say('attempts list', {})).toBe('There is no such attempt.');
  expect(await south.say('attempts waiting', {})).toBe('Nothing waits.');
  await expect(south.run('attempts grade', { activity: essay, points: '1' })).rejects.toThrow(
    'no such activity',
  );
  await expect(south.run('attempts approve', { attempt })).rejects.toThrow('no such attempt');
});

test('what is no attempt, or more than all, is refused', async () => {
  const operator = operatorOf(NORTH.id);
  await expect(operator.run('attempts approve', { attempt: randomUUID() })).rejects.toThrow(
    'no such attempt',
  );
  const over = { activity: randomUUID(), points: '11', of: '10' };
  await expect(operator.run('attempts grade', over)).rejects.toThrow('11 of 10 is more than all.');
});
