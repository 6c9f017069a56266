import { randomUUID } from 'node:crypto';
import { type Call, fillPath } from '@lantern/contract/call';
import { gradeActivity } from '../src/attempts/grading/grade-activity';
import { openLearner, type TestLearner } from './attempts/learner';
import { insertOfferedCourse, insertTestCourse } from './attempts/test-course';
import { insertTestScale } from './attempts/test-scale';
import { insertTerm } from '../src/store/setup/arrangement-setup';
import { createGroup } from '../src/store/operator/group-admin';
import { insertGroupActivityWorkflow } from '../src/store/people/groups';
import type { ListFields } from '../src/store/lists/list-field';
import { registeredLists } from './registered-calls';
import { NOON, type TestApp } from './test-app';
import { ADA, BEN, NORTH } from './test-tenants';

export type FilledList = { name: string; call: Call; fields: ListFields; address: string };

const PARTS = [
  { name: 'Team task', type: 'lti', needsGrading: true },
  { name: 'Quiz', type: 'lti', needsGrading: true },
] as const;
const LATER = new Date(NOON.getTime() + 60_000);

/** Every list of the API with its address, each filled with rows of Ada's that differ. */
export async function fillLists(server: TestApp): Promise<FilledList[]> {
  const ada = await openLearner(server);
  const params = await fillCourses(server, ada);
  await fillCatalog(server);
  await fillEvents(server);
  return registeredLists().flatMap(({ call, fields }) =>
    addressesOf(call, params).map((address) => ({
      name: address.replace(/^\/api\/\w+\/v1\//, '').replace(/[0-9a-f-]{36}/g, '…'),
      call,
      fields,
      address,
    })),
  );
}

function addressesOf(call: Call, params: Record<string, string>): string[] {
  const isOfAggregate = call.path.includes('objective-workflow-aggregates/:id');
  const path = fillPath(call.path, isOfAggregate ? { id: params['aggregateId'] ?? '' } : params);
  if (path.endsWith('/objective-accesses/query')) return [`${path}?list=enrolled`, `${path}?list=catalog`];
  return [path.includes('/open-catalog/') ? `${path}?domain=${NORTH.host}` : path];
}

/** One course finished twice with a certificate each, one under way in a group, one untouched. */
async function fillCourses(server: TestApp, ada: TestLearner): Promise<Record<string, string>> {
  const { db } = server;
  const [termId, gradingScaleId] = [randomUUID(), await insertTestScale(db)];
  await insertTestScale(db);
  await insertTerm(db, NORTH.id, { id: termId, name: 'Autumn', position: 1 });
  const certificateTemplates = [{ id: randomUUID(), name: 'Certificate' }];
  const course = {
    name: 'Optics',
    code: 'OPT-1',
    description: 'Of light',
    gradingScaleId,
    certificateTemplates,
  };
  const dates = { dueDate: LATER, gradeRevealDate: NOON, availabilityDate: NOON, availabilityEndDate: LATER };
  const made = await insertTestCourse(db, {
    course: {
      ...course,
      duration: 60,
      presentationMode: 'tiles',
      announcementChannelId: randomUUID(),
    },
    access: { ...dates, termId, retake: true, isMandatory: true },
    parts: PARTS,
  });
  const group = { id: randomUUID(), name: 'Blue', userIds: [ADA.id, BEN.id] };
  await createGroup(db, NORTH.id, group);
  const work = { id: randomUUID(), groupId: group.id, partId: made.part('1'), started: NOON };
  await insertGroupActivityWorkflow(db, NORTH.id, work);
  const objectiveWorkflowId = await take(server, ada, made);
  server.clock.now = LATER;
  await take(server, ada, made);
  const running = await insertTestCourse(db, {
    course: { name: 'acoustics', type: 'lti', supportReview: false },
  });
  await ada.startActivities(await ada.start(running.aggregateId), []);
  await insertTestCourse(db, { course: { name: 'Statics', proctored: true } });
  return { objectiveWorkflowId, aggregateId: made.aggregateId, activityPathId: made.part('1') };
}

async function take(
  { db, clock }: TestApp,
  ada: TestLearner,
  { aggregateId, part }: { aggregateId: string; part: (axis: string) => string },
): Promise<string> {
  const id = await ada.start(aggregateId);
  const { json } = await ada.startActivities(id, [part('1'), part('2')]);
  for (const { id: activityWorkflowId } of json['data'] as Array<{ id: string }>) {
    const score = { actor: 'tool', userId: null, score: 17, maxScore: 19 } as const;
    await gradeActivity(
      db,
      { tenantId: NORTH.id, activityWorkflowId, ...score },
      { now: clock.now, newId: randomUUID },
    );
  }
  await ada.submit(id);
  return id;
}

async function fillCatalog({ db }: TestApp): Promise<void> {
  for (const [name, code] of [
    ['Botany', 'B'],
    ['algebra', 'A'],
    ['Cooking', ''],
  ] as const) {
    const course = {
      name,
      code,
      isOpen: true,
      imageUrl: code === 'A' ? '/a.webp' : null,
      duration: code === 'B' ? 5 : null,
    };
    await insertOfferedCourse(db, { course, access: { dueDate: code === '' ? null : NOON } });
  }
}

async function fillEvents(server: TestApp): Promise<void> {
  const user = { deviceId: 'd', mobile_web: false, role: 'learner', locale: 'en-US', app_version: '1' };
  const events = ['objective_start', 'activity_start'].map((name, minute) => ({
    id: randomUUID(),
    name,
    occurred: new Date(NOON.getTime() - minute * 60_000).toISOString(),
    properties: {},
  }));
  await server.ask('/api/events', { method: 'POST', body: { user, events }, session: await server.signIn() });
}
