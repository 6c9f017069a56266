import { randomUUID } from 'node:crypto';
import type { Model, ModelAttempt, Sent } from './attempt-model';
import type { CourseKind, World } from './attempt-world';

export const START = '/start-objective-workflows';
export const SUBMIT = '/submit-objective-workflows';
export const FINISH = '/finish-objective-workflows';

export async function send(world: World, sent: Omit<Sent, 'answer'>): Promise<Sent> {
  const client = world.clients[sent.client] ?? world.clients[0];
  const { status, json } = await client.post(sent.path, sent.body);
  return { ...sent, answer: { status, json: withoutTrace(json) } };
}

export function startBody(world: World, course: CourseKind) {
  return { id: randomUUID(), objectiveWorkflowAggregateId: world.aggregates[course] };
}

/** How the attempt was handed in, or the refusal of it. */
export function submitOf({ sent }: Model, { id }: ModelAttempt): Sent | undefined {
  return sent.find((each) => each.path === SUBMIT && each.body.id === id);
}

function withoutTrace({ traceId: _traceId, ...json }: Record<string, unknown>): Record<string, unknown> {
  return json;
}
