import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { WORKFLOW_STATE_CODES } from '@lantern/domain/vocabulary-codes';
import { vi } from 'vitest';
import { json } from './network';
import { ACCESS_ID, aggregate, workflow } from './objective-access.builder';

vi.setConfig({ testTimeout: 30_000 });

type Command = 'create-self-enrollments' | 'start-objective-workflows' | 'start-activity-workflows';

/** A server with one course: enrolling and starting change what it says of it. Replies given here come first, in turn. */
export function courseServer(
  offered: ObjectiveAccess | null,
  replies: Partial<Record<Command, Array<Response | Error>>> = {},
) {
  let course = offered;
  const commands: Array<{ command: string; body: Record<string, string> }> = [];
  const events: string[] = [];

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address.endsWith('/events')) {
      events.push(...eventNames(init));
      return json({ accepted: 1 });
    }
    const command = address.split('/').at(-1) as Command; // the portal sends no other one
    const body = bodyOf(init);
    commands.push({ command, body });
    const reply = replies[command]?.shift();
    if (reply instanceof Error) throw reply;
    if (reply) return reply.clone();
    if (command === 'start-activity-workflows') return json({ data: [] });
    if (command === 'create-self-enrollments') {
      course = course && { ...course, objectiveWorkflowAggregate: aggregate() };
      return json({ id: body['id'], objectiveAccessId: ACCESS_ID });
    }
    course = course && {
      ...course,
      objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow() }),
    };
    return json({ ...workflow(), state: WORKFLOW_STATE_CODES.inProgress });
  });

  const answer = async ({ path }: { path: string }): Promise<unknown> => {
    if (path.endsWith('/objective-access') && course) return course;
    if (path.endsWith('/objective-workflow-aggregate') && course?.objectiveWorkflowAggregate)
      return course.objectiveWorkflowAggregate;
    if (path.endsWith('/objective-workflow-aggregates/query')) return { data: [] };
    if (path.includes('/objective')) throw new ProblemError('notFound');
    return [];
  };
  return { call: answer as MakeCall, commands, events }; // each call is given its own kind of answer
}

function bodyOf({ body }: RequestInit): Record<string, string> {
  return typeof body === 'string' ? (JSON.parse(body) as Record<string, string>) : {}; // commands carry ids only
}

function eventNames({ body }: RequestInit): string[] {
  if (typeof body !== 'string') return [];
  const { events } = JSON.parse(body) as { events: Array<{ name: string }> }; // as the portal sends them
  return events.map(({ name }) => name);
}
