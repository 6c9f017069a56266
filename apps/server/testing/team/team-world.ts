import { randomUUID } from 'node:crypto';
import type { TeamActivity } from '@lantern/contract/entities/team-work';
import type { TeamManner } from '@lantern/domain/team/team-activity';
import type { Seedling } from '../../src/store/setup/planted-parts';
import { insertEnrolments } from '../../src/store/setup/course-setup';
import { createGroup } from '../../src/store/operator/group-admin';
import { insertCertifiedCourse } from '../certificates/certified-course';
import { openLearner, type TestLearner } from '../attempts/learner';
import type { TestCourse } from '../attempts/test-course';
import type { Asked, TestApp } from '../test-app';
import { ADA, BEN, NORTH, type TestPerson } from '../test-tenants';

export type TeamMate = {
  person: TestPerson;
  learner: TestLearner;
  /** Their attempt at the course. */
  attempt: string;
  /** Their activity in it. */
  activity: string;
  look: () => Promise<TeamActivity>;
  save: (version: number, texts: Record<string, string>, more?: object) => Promise<Asked>;
  /** Hands in, or says that they are ready. */
  submit: (version: number, ready?: boolean) => Promise<Asked>;
};

export type TeamWorld = { course: TestCourse; partId: string; groupId: string; ada: TeamMate; ben: TeamMate };

const ANY: TeamManner = { policy: 'any', mayBeAlone: false };

/** For tests: Ada and Ben are a team at the first activity of a course that gives a certificate, and have opened it. */
export async function openTeam(
  server: TestApp,
  {
    team = ANY,
    task,
    besides = [],
  }: { team?: TeamManner; task?: Partial<Seedling>; besides?: Seedling[] } = {},
): Promise<TeamWorld> {
  const parts: Seedling[] = [{ name: 'Plan', type: 'text', needsGrading: true, team, ...task }, ...besides];
  const course = await insertCertifiedCourse(server, { parts, access: { userId: null } });
  const groupId = await makeGroup(server, [ADA, BEN]);
  const ada = await takePart(server, course, { person: ADA, aggregateId: course.aggregateId });
  const ben = await takePart(server, course, { person: BEN });
  return { course, partId: course.part('1'), groupId, ada, ben };
}

export async function makeGroup(server: TestApp, people: readonly TestPerson[]): Promise<string> {
  const id = randomUUID();
  const userIds = people.map((person) => person.id);
  await createGroup(server.db, NORTH.id, { id, name: `Team ${id.slice(0, 8)}`, userIds });
  return id;
}

/** Somebody begins the course and opens its first activity. */
export async function takePart(
  server: TestApp,
  course: TestCourse,
  { person, aggregateId }: { person: TestPerson; aggregateId?: string },
): Promise<TeamMate> {
  const learner = await openLearner(server, person);
  const enrolment = aggregateId ?? (await enrol(server, course, person));
  const attempt = await learner.start(enrolment);
  const partId = course.part('1');
  const { json } = await learner.startActivities(attempt, [partId]);
  const [begun] = (json['data'] ?? []) as Array<{ id: string }>; // the call's own answer
  const path = `/users/me/objective-workflows/${attempt}/activity-paths/${partId}/team-work`;
  return {
    person,
    learner,
    attempt,
    activity: begun?.id ?? '',
    look: async () => {
      const { json: seen, status, text } = await learner.get(path);
      if (status !== 200) throw new Error(text);
      return seen as TeamActivity; // the call's own answer; its dates are texts
    },
    save: (version, texts, more = {}) => learner.put(path, { version, texts, ...more }),
    submit: (version, ready = true) =>
      learner.post('/submit-team-works', {
        id: randomUUID(),
        objectiveWorkflowId: attempt,
        activityPartId: partId,
        version,
        ready,
      }),
  };
}

export async function enrol(server: TestApp, { accessId }: TestCourse, person: TestPerson): Promise<string> {
  const id = randomUUID();
  await insertEnrolments(server.db, NORTH.id, [{ id, userId: person.id, accessId, isSelfEnrolled: true }]);
  return id;
}
