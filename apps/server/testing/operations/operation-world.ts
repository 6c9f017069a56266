import { randomUUID } from 'node:crypto';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import { newCertificateNumber } from '../../src/certificates/issue-certificates';
import type { Db } from '../../src/db/db';
import { insertCertificates } from '../../src/store/certificates/certificate-issuing';
import { createGroup } from '../../src/store/operator/group-admin';
import { upsertUnits } from '../../src/store/operator/unit-admin';
import { insertActivityHistory } from '../../src/store/setup/activity-history-setup';
import { insertAttempts, insertResults, refreshCardsOf } from '../../src/store/setup/course-setup';
import { insertTestCourse } from '../attempts/test-course';
import { insertTestScale } from '../attempts/test-scale';
import { NOON } from '../test-app';
import { NORTH } from '../test-tenants';
import { testOperator } from './operator';

type Work = { code: string; attempt: string; essay: string; state: WorkflowState };

/** A group, a unit and templates that are there, one in use. */
export const [BLUE, LAB, SPARE, USED] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
/** Essays of Ada's that wait, the one for a grade, the other for its approval. */
export const HANDED_IN: Work = {
  code: 'ESSAY',
  attempt: randomUUID(),
  essay: randomUUID(),
  state: 'inGrading',
};
export const GRADED: Work = { code: 'MARKED', attempt: randomUUID(), essay: randomUUID(), state: 'graded' };
/** Of a certificate of hers. */
export const NUMBER = newCertificateNumber();

/** For tests: one of each thing that an operation asks to be there. */
export async function insertOperationWorld(db: Db): Promise<void> {
  const parts = [{ name: 'Film', type: 'video' as const }];
  const gradingScaleId = await insertTestScale(db);
  await insertTestCourse(db, { parts, course: { code: 'DOOR', gradingScaleId } });
  await insertTestCourse(db, { parts, course: { code: 'EMPTY' } });
  await createGroup(db, NORTH.id, { id: BLUE, name: 'Blue' });
  await upsertUnits(db, NORTH.id, [{ id: LAB, code: 'LAB', name: 'Laboratory', parent: null }]);
  await insertWork(db, HANDED_IN);
  await insertWork(db, GRADED);
  await insertCertified(db);
  await insertTools(db);
}

async function insertWork(db: Db, { code, attempt, essay, state }: Work): Promise<void> {
  const { aggregateId, part } = await insertTestCourse(db, {
    course: { code, needsApproval: true },
    parts: [{ name: 'Essay', type: 'discussion', needsGrading: true }],
  });
  const step = { state, progress: 1, started: NOON, submitted: NOON, finished: null };
  await insertAttempts(db, NORTH.id, [{ ...step, id: attempt, aggregateId, protectResults: false }]);
  const score = { score: 8, maxScore: 10, normalizedScore: 0.8, passed: null };
  await insertActivityHistory(db, NORTH.id, {
    workflows: [{ ...step, id: essay, objectiveWorkflowId: attempt, partId: part('1') }],
    results: state === 'graded' ? [{ ...score, id: randomUUID(), activityWorkflowId: essay }] : [],
  });
  await refreshCardsOf(db, NORTH.id, [aggregateId]);
}

async function insertCertified(db: Db): Promise<void> {
  const certificateTemplates = [
    { id: USED, name: 'Certificate' },
    { id: SPARE, name: 'Badge' },
  ];
  const { aggregateId } = await insertTestCourse(db, { course: { code: 'CERT', certificateTemplates } });
  const score = {
    score: null,
    maxScore: null,
    normalizedScore: null,
    grade: null,
    passed: true,
    progress: 1,
  };
  const recordId = randomUUID();
  const result = { ...score, id: recordId, aggregateId, workflowId: null, finished: NOON };
  await insertResults(db, NORTH.id, [{ ...result, protectResults: false }]);
  const printed = { learnerName: 'Ada north', locale: 'en-US', issuedOn: '2026-03-02', expiresOn: null };
  await insertCertificates(db, NORTH.id, [
    {
      ...printed,
      id: randomUUID(),
      certificateNumber: NUMBER,
      templateId: USED,
      recordId,
      created: NOON,
      expirationDate: null,
    },
  ]);
}

/** One that no activity opens, and one that an activity does. */
async function insertTools(db: Db): Promise<void> {
  const operator = { tenantId: NORTH.id, now: NOON };
  const shared = { lti: '1.1', secret: 'shh', targetLinkUri: 'https://tool.test/' };
  for (const name of ['Quiz', 'Poll']) {
    await testOperator(db, operator).run('tools add', { ...shared, name, clientId: name.toLowerCase() });
  }
  for (const code of ['FREE', 'LINKED']) await insertTestCourse(db, { course: { code, type: 'lti' } });
  await testOperator(db, operator).run('tools link', { clientId: 'poll', course: 'LINKED' });
}
