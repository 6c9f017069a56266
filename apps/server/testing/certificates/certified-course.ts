import { randomUUID } from 'node:crypto';
import { gradeActivity } from '../../src/attempts/grading/grade-activity';
import type { TestLearner } from '../attempts/learner';
import { type CourseDifferences, insertTestCourse, type TestCourse } from '../attempts/test-course';
import { insertTestScale } from '../attempts/test-scale';
import type { NewTemplate } from '../../src/store/certificates/certificate-templates';
import type { TestApp } from '../test-app';
import { NORTH } from '../test-tenants';

export type CertifiedCourse = CourseDifferences & { templates?: NewTemplate[] };

export function newTemplate(differs: Partial<NewTemplate> = {}): NewTemplate {
  return { id: randomUUID(), name: 'Certificate of completion', ...differs };
}

/** For tests: a course with one quiz that gives certificates; 10 of 20 points pass. */
export async function insertCertifiedCourse(
  { db }: TestApp,
  { templates = [newTemplate()], course, ...differs }: CertifiedCourse = {},
): Promise<TestCourse> {
  const gradingScaleId = await insertTestScale(db, differs.tenantId);
  return insertTestCourse(db, {
    parts: [{ name: 'Quiz', type: 'lti', needsGrading: true }],
    ...differs,
    access: { retake: true, ...differs.access },
    course: {
      name: 'A short history of the book',
      gradingScaleId,
      certificateTemplates: templates,
      ...course,
    },
  });
}

/** For tests: an attempt with everything scored, ready to be handed in. Answers its id. */
export async function takeCourse(
  server: TestApp,
  learner: TestLearner,
  { aggregateId, part }: TestCourse,
  { share, tenantId = NORTH.id }: { share: number; tenantId?: string },
): Promise<string> {
  const id = await learner.start(aggregateId);
  const { json } = await learner.startActivities(id, [part('1')]);
  const [quiz] = json['data'] as [{ id: string }];
  const score = { actor: 'tool' as const, userId: null, score: share * 10, maxScore: 10 };
  const moment = { now: server.clock.now, newId: randomUUID };
  await gradeActivity(server.db, { tenantId, activityWorkflowId: quiz.id, ...score }, moment);
  return id;
}
