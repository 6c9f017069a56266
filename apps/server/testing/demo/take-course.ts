import { randomUUID } from 'node:crypto';
import { getActivityWithAggregates } from '@lantern/contract/activities/get-activity-with-aggregates';
import { activityLock } from '@lantern/domain/activity/activity-lock';
import { type ActivityPart, activityState } from '@lantern/domain/activity/activity-part';
import { inheritCourse } from '@lantern/domain/activity/constraint-inheritance';
import { attemptEnding } from '@lantern/domain/attempt/attempt-ending';
import { hasSharedWork } from '@lantern/domain/team/team-activity';
import { countedActivities } from '@lantern/domain/contents/contents-count';
import type { ActivityType } from '@lantern/domain/vocabulary';
import type { WaitingWork } from '../../src/store/operator/attempt-admin';
import { insertUser, LEARNER_LICENCES } from '../../src/store/people/users';
import { learnerOf, type TestLearner } from '../attempts/learner';
import { testOperator } from '../operations/operator';
import type { TestPerson } from '../test-tenants';
import { answerQuiz } from './answer-quiz';
import { DEMO, type DemoServer } from './demo-server';

export type OfferedCourse = { id: string; code: string; type: ActivityType };

export type CourseEnd = {
  /** What has to be done and could not be, by its place and name. */
  leftOver: string[];
  /** [4.3] As on the wire: 6 is finished. */
  state: unknown;
  progress: unknown;
  passed: unknown;
  certificates: number;
};

type Taking = { course: OfferedCourse; learner: TestLearner; session: string; attemptId: string };
type Work = { id: string; type: ActivityType; teamPartId: string | null };

/** For tests: somebody new takes the course from the first press to the last, by the calls that the portal makes. */
export async function takeCourse(server: DemoServer, course: OfferedCourse): Promise<CourseEnd> {
  const person = await newLearner(server);
  const learner = learnerOf(server, await server.signIn(person, DEMO), DEMO);
  const attemptId = await learner.start(await enrol(server, { learner, person, course }));
  let leftOver = await doWhatIsOpen(server, await openAgain(server, { person, course, attemptId }));
  for (let opens = nextStart(leftOver, server.clock.now); opens; opens = nextStart(leftOver, opens)) {
    server.clock.now = opens;
    leftOver = await doWhatIsOpen(server, await openAgain(server, { person, course, attemptId }));
  }
  const last = await openAgain(server, { person, course, attemptId });
  await handIn(last);
  await gradeAll(server, attemptId);
  return {
    leftOver: leftOver.map(({ axis, childActivity: { name } }) => `${axis} ${name}`),
    ...(await endOf(last)),
  };
}

async function newLearner({ db }: DemoServer): Promise<TestPerson> {
  const id = randomUUID();
  const person = { id, email: `${id}@demo.test`, firstName: 'Noa', locale: null };
  await insertUser(db, DEMO.id, {
    ...person,
    lastName: 'New',
    timezone: null,
    roles: ['Learner'],
    licences: LEARNER_LICENCES,
  });
  return person;
}

type Enrolling = { learner: TestLearner; person: TestPerson; course: OfferedCourse };

/** By themselves where the catalog offers it, else by the operator. Answers the aggregate's id. */
async function enrol({ db, clock }: DemoServer, { learner, person, course }: Enrolling): Promise<string> {
  const address = `/users/me/objectives/${course.id}/objective-access`;
  const offered = await learner.get(address);
  if (offered.status === 200) {
    const body = { id: randomUUID(), objectiveAccessId: offered.json['id'] };
    expectDone(await learner.post('/create-self-enrollments', body));
  } else {
    const operator = testOperator(db, { tenantId: DEMO.id, now: clock.now });
    await operator.run('enrolments add', { email: person.email, course: course.code });
  }
  const { json } = expectDone(await learner.get(address));
  const { id } = json['objectiveWorkflowAggregate'] as { id: string }; // [3.4] whoever is enrolled has one
  return id;
}

/** A session does not last for days. */
async function openAgain(
  server: DemoServer,
  { person, ...taking }: { person: TestPerson; course: OfferedCourse; attemptId: string },
): Promise<Taking> {
  const session = await server.signIn(person, DEMO);
  return { ...taking, session, learner: learnerOf(server, session, DEMO) };
}

/** Answers what has to be done and is still shut. */
async function doWhatIsOpen(server: DemoServer, taking: Taking): Promise<ActivityPart[]> {
  const { course, learner, attemptId } = taking;
  if (course.type !== 'composite') {
    await work(server, taking, []);
    return [];
  }
  const todo = (await partsOf(learner, attemptId)).filter((part) => activityState(part) === null);
  const open = todo.filter((part) => hasScreen(part) && activityLock(part, server.clock.now) === null);
  if (open.length === 0) return todo.filter(({ optional }) => !optional);
  await work(server, taking, open);
  // What was done may have opened more.
  return doWhatIsOpen(server, taking);
}

async function partsOf(learner: TestLearner, attemptId: string): Promise<ActivityPart[]> {
  const address = `/users/me/objective-workflows/${attemptId}/activity-with-aggregates`;
  const { json } = expectDone(await learner.get(address));
  const { children, proctored } = getActivityWithAggregates.response.parse(json);
  return countedActivities(inheritCourse(children, { proctored }));
}

/** Discussions have none yet. */
function hasScreen({ childActivity }: ActivityPart): boolean {
  return childActivity.type !== 'discussion';
}

/** No parts: the course itself is the activity (reading 23). */
async function work(server: DemoServer, taking: Taking, parts: readonly ActivityPart[]): Promise<void> {
  const { course, learner, session, attemptId } = taking;
  for (const few of parts.length === 0 ? [[]] : inGroups(parts)) {
    const { json } = expectDone(
      await learner.startActivities(
        attemptId,
        few.map(({ id }) => id),
      ),
    );
    const works = (json['data'] as Array<{ id: string }>).map(({ id }, index): Work => {
      const part = few[index];
      const isTeams = part !== undefined && hasSharedWork(part.childActivity);
      return { id, type: part?.childActivity.type ?? course.type, teamPartId: isTeams ? part.id : null };
    });
    for (const { id } of works.filter(({ type }) => type === 'lti')) {
      await answerQuiz(server, { session, objectiveWorkflowId: attemptId, activityWorkflowId: id });
    }
    for (const { teamPartId } of works) if (teamPartId) expectDone(await submitAlone(taking, teamPartId));
    const others = works.flatMap(({ id, type, teamPartId }) => (type === 'lti' || teamPartId ? [] : [id]));
    if (others.length > 0) expectDone(await learner.finishActivities(attemptId, others));
  }
}

/** [3.2] Whoever is in no group takes it alone. */
function submitAlone({ learner, attemptId }: Taking, activityPartId: string) {
  const body = { id: randomUUID(), objectiveWorkflowId: attemptId, activityPartId };
  return learner.post('/submit-team-works', { ...body, version: 0, ready: true });
}

const MOST_AT_ONCE = 500;

function inGroups<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MOST_AT_ONCE);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE),
  );
}

/** [4.30] When the next of what is shut opens by its date; null when none does. */
function nextStart(parts: readonly ActivityPart[], now: Date): Date | null {
  const coming = parts.flatMap(({ activityConstraint }) => activityConstraint?.startFrom ?? []);
  const times = coming.map((date) => date.getTime()).filter((time) => time > now.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** Reading 24. A tool's score may have ended a course of one activity already. */
async function handIn({ course, learner, attemptId }: Taking): Promise<void> {
  const { json } = expectDone(await learner.get(`/objective-workflows/${attemptId}`));
  if (json['state'] !== 1) return;
  const parts = course.type === 'composite' ? await partsOf(learner, attemptId) : [];
  const ending = attemptEnding(course.type, parts);
  expectDone(ending === 'finish' ? await learner.finish(attemptId) : await learner.submit(attemptId));
}

async function gradeAll({ db, clock }: DemoServer, attemptId: string): Promise<void> {
  const operator = testOperator(db, { tenantId: DEMO.id, now: clock.now });
  const waiting = (await operator.run('attempts waiting', {})) as WaitingWork[]; // what it answers
  const own = waiting.filter((one) => one.attemptId === attemptId);
  for (const { activityWorkflowId } of own) {
    if (activityWorkflowId)
      await operator.run('attempts grade', { activity: activityWorkflowId, points: 100, of: 100 });
  }
  const graded = (await operator.run('attempts list', { state: 'graded' })) as Array<{ id: string }>; // the same
  if (graded.some(({ id }) => id === attemptId))
    await operator.run('attempts approve', { attempt: attemptId });
}

async function endOf({ course, learner, attemptId }: Taking): Promise<Omit<CourseEnd, 'leftOver'>> {
  const { json } = expectDone(await learner.get(`/objective-workflows/${attemptId}`));
  const filter = encodeURIComponent(JSON.stringify(['objectiveId', '=', course.id]));
  const certificates = expectDone(await learner.get(`/certificate-records/query?filter=${filter}`));
  const result = json['result'] as { passed: unknown } | null; // [3.5]
  return {
    state: json['state'],
    progress: json['progress'],
    passed: result?.passed ?? null,
    certificates: (certificates.json['data'] as unknown[]).length, // the call's own answer
  };
}

function expectDone<Answer extends { status: number; text: string }>(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
}
