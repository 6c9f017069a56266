import { randomUUID } from 'node:crypto';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import { newCertificateNumber } from '../../src/certificates/issue-certificates';
import type { Db } from '../../src/db/db';
import { insertAnnouncement } from '../../src/store/announcements/announcements';
import { insertCertificates } from '../../src/store/certificates/certificate-issuing';
import { createGroup } from '../../src/store/operator/group-admin';
import { upsertUnits } from '../../src/store/operator/unit-admin';
import { insertApiClient } from '../../src/store/platform/api-clients';
import { insertImportOrder } from '../../src/store/platform/import-orders';
import { insertLearnerApp } from '../../src/store/platform/learner-apps';
import { insertActivityHistory } from '../../src/store/setup/activity-history-setup';
import { insertAttempts, insertResults, refreshCardsOf } from '../../src/store/setup/course-setup';
import { insertTestCourse } from '../attempts/test-course';
import { insertTestScale } from '../attempts/test-scale';
import { bringIn } from '../course-import/import-world';
import { testDraft } from '../course-import/test-draft';
import { memoryStorage } from '../memory-storage';
import { NOON } from '../test-app';
import { NORTH } from '../test-tenants';
import { testOperator, type TestOperator } from './operator';

type Work = { code: string; attempt: string; essay: string; state: WorkflowState };

/** A group, a unit and templates that are there, one in use. */
export const [BLUE, LAB, SPARE, USED] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
/** A program and an app. */
export const [PROGRAM, POCKET] = [randomUUID(), randomUUID()];
/** Essays of Ada's that wait, the one for a grade, the other for its approval. */
export const HANDED_IN: Work = {
  code: 'ESSAY',
  attempt: randomUUID(),
  essay: randomUUID(),
  state: 'inGrading',
};
export const GRADED: Work = { code: 'MARKED', attempt: randomUUID(), essay: randomUUID(), state: 'graded' };
/** Something announced, and the address of who announces. */
export const [NEWS, STAFF] = [randomUUID(), 'ines@people.test'];
/** An import that a program has ordered. */
export const ORDER = randomUUID();
/** Of a certificate of hers. */
export const NUMBER = newCertificateNumber();

/** For tests: one of each thing that an operation asks to be there. */
export async function insertOperationWorld(db: Db): Promise<void> {
  const parts = [{ name: 'Film', type: 'video' as const }];
  const gradingScaleId = await insertTestScale(db);
  await insertTestCourse(db, { parts, course: { code: 'DOOR', gradingScaleId } });
  await insertTestCourse(db, { parts, course: { code: 'EMPTY' } });
  await bringIn({ db, files: memoryStorage() }, testDraft({ code: 'LAMPS' }));
  await createGroup(db, NORTH.id, { id: BLUE, name: 'Blue' });
  await upsertUnits(db, NORTH.id, [{ id: LAB, code: 'LAB', name: 'Laboratory', parent: null }]);
  await insertWork(db, HANDED_IN);
  await insertWork(db, GRADED);
  await insertCertified(db);
  const operator = testOperator(db, { tenantId: NORTH.id, now: NOON });
  await insertArrangement(operator);
  await operator.run('banners set', { code: 'spring', title: 'Spring', text: 'It is here.' });
  await insertNews(db, operator);
  await insertTools(db, operator);
  await operator.run('fragments set', { slot: 'tutor', kind: 'none' });
  const signed = { secretHash: null, jwks: null, jwksUrl: 'https://timetable.test/keys' };
  const terms = { scopes: ['flags.read'], created: NOON, expires: null };
  await insertApiClient(db, NORTH.id, { ...signed, ...terms, clientId: PROGRAM, name: 'Timetable' });
  const ordered = { noun: 'people', fields: {}, fileId: randomUUID(), userId: null, clientId: PROGRAM };
  await insertImportOrder(db, NORTH.id, { ...ordered, id: ORDER, ordered: NOON });
  const app = { clientId: POCKET, name: 'Pocket', redirectUris: ['com.example.learn:/back'], created: NOON };
  await insertLearnerApp(db, NORTH.id, app);
}

async function insertNews(db: Db, { run }: TestOperator): Promise<void> {
  const { objectiveId } = await insertTestCourse(db, {
    course: { code: 'NEWS', announcementChannelId: randomUUID() },
  });
  const names = { firstName: 'Ines', lastName: 'North' };
  const { id: userId } = (await run('people add', { email: STAFF, ...names, role: ['Instructor'] })) as {
    id: string; // what it answers
  };
  const news = { id: NEWS, objectiveId, userId, title: 'News', text: 'Of today.', created: NOON };
  await insertAnnouncement(db, NORTH.id, news);
}

async function insertArrangement({ run }: TestOperator): Promise<void> {
  await run('terms add', { name: 'Autumn' });
  await run('collections add', { name: 'Science' });
  await run('filters add', { category: 'Length', name: 'Short' });
  await run('scales add', { name: 'Marks', passing: '50', grade: ['Pass=50', 'Fail=0'] });
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
async function insertTools(db: Db, { run }: TestOperator): Promise<void> {
  const shared = { lti: '1.1', secret: 'shh', targetLinkUri: 'https://tool.test/' };
  await run('tools add', { ...shared, name: 'Quiz', clientId: 'quiz' });
  await run('tools add', { ...shared, name: 'Poll', clientId: 'poll' });
  for (const code of ['FREE', 'LINKED']) await insertTestCourse(db, { course: { code, type: 'lti' } });
  await run('tools link', { clientId: 'poll', course: 'LINKED' });
}
