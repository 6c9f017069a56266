import { randomUUID } from 'node:crypto';
import { WORKFLOW_STATES } from '@lantern/domain/vocabulary';
import * as z from 'zod/mini';
import type { Moment } from '../../attempts/attempt-change';
import { annulAttempt } from '../../attempts/grading/annul-attempt';
import { approveAttempt } from '../../attempts/grading/approve-attempt';
import { correctGrade } from '../../attempts/grading/correct-grade';
import { gradeActivity } from '../../attempts/grading/grade-activity';
import type { Grading } from '../../attempts/grading/grade-own-activity';
import { reopenAttempt } from '../../attempts/grading/reopen-attempt';
import type { Db } from '../../db/db';
import {
  type AnnulledAttempt,
  type AttemptActivity,
  listAnnulledAttempts,
  listAttemptActivities,
  listAttempts,
  type ListedAttempt,
  listWaitingWork,
  type WaitingWork,
} from '../../store/operator/attempt-admin';
import { assertKnown } from '../assert-known';
import { courseCode } from '../enrolments/enrolment-fields';
import { numberField } from '../number-field';
import {
  ConfirmationNeeded,
  type Operation,
  operation,
  type OperationContext,
  OperationRefusal,
} from '../operation';
import { email } from '../people/person-fields';
import { activityLine, annulledLine, attemptLine, WAITING_HEADINGS, waitingLine } from './attempt-lines';

const MOST = 10_000;

/** As graders may give at most. */
const MOST_POINTS = 1e6;

const REASON_LENGTH = 1000;

const REFUSALS = {
  attemptNotFound: 'There is no such attempt.',
  alreadyAnnulled: 'This attempt is annulled already.',
  ownWork: 'Nobody grades or annuls their own work.',
  notHandedIn: 'This work is not handed in yet.',
  takesNoPoints: 'This activity is not graded: there are no points to give.',
  courseChanged:
    'The course counts other activities than when this attempt ended, so its result cannot be worked out again. Annul it instead.',
  notGraded: 'Something in this attempt still waits for its grade, or it has ended already.',
  notWaiting: 'This attempt does not wait for a grade or an approval.',
};

const NO_SUCH_ACTIVITY =
  'There is no such activity in an attempt: give its id as attempts waiting or attempts activities tells it, not the id of the attempt.';

const showAttempts = operation({
  noun: 'attempts',
  verb: 'list',
  scope: 'attempts.read',
  summary: 'Lists attempts, the latest first',
  input: z.strictObject({
    course: z.optional(courseCode),
    email: z.optional(email),
    state: z.optional(z.enum(WORKFLOW_STATES)),
  }),
  fields: {
    course: 'only of this course',
    email: 'only of this person',
    state: `only in this state: ${WORKFLOW_STATES.join(', ')}`,
  },
  run: async (context, { course = null, email: who = null, state = null }) => {
    await assertKnown(context, { course, email: who });
    return listAttempts(context.db, context.tenantId, { course, email: who, state, take: MOST });
  },
  say: (attempts: ListedAttempt[]) =>
    attempts.length === 0 ? 'There is no such attempt.' : attempts.map(attemptLine).join('\n'),
});

const showWaiting = operation({
  noun: 'attempts',
  verb: 'waiting',
  scope: 'attempts.read',
  summary: 'Lists what waits for a grade or an approval, the longest waiting first',
  input: z.strictObject({}),
  fields: {},
  run: ({ db, tenantId }) => listWaitingWork(db, tenantId, MOST),
  say: (works: WaitingWork[]) =>
    works.length === 0 ? 'Nothing waits.' : [WAITING_HEADINGS, ...works.map(waitingLine)].join('\n'),
});

const showActivities = operation({
  noun: 'attempts',
  verb: 'activities',
  scope: 'attempts.read',
  summary: 'Lists what was begun in an attempt, with its points',
  input: z.strictObject({ attempt: z.guid() }),
  fields: { attempt: 'its id' },
  words: ['attempt'],
  run: async ({ db, tenantId }, { attempt }) => {
    const activities = await listAttemptActivities(db, tenantId, attempt);
    if (activities.length === 0)
      throw new OperationRefusal('There is no such attempt, or nothing begun in it.');
    return activities;
  },
  say: (activities: AttemptActivity[]) => activities.map(activityLine).join('\n'),
});

const grade = operation({
  noun: 'attempts',
  verb: 'grade',
  scope: 'attempts',
  summary: 'Gives an activity that was handed in its points, or other points than it had',
  input: z.strictObject({
    activity: z.guid(),
    points: numberField(z.gte(0)),
    of: z._default(z.coerce.number().check(z.gt(0), z.lte(MOST_POINTS)), 100),
  }),
  fields: {
    activity: 'its id, as attempts waiting and attempts activities tell it',
    points: 'how many it gets',
    of: 'how many there are; 100 unless said',
  },
  words: ['activity', 'points'],
  run: async (context, { activity, points, of }) => {
    if (points > of) throw new OperationRefusal(`${points} of ${of} is more than all.`);
    const { db, tenantId, actorId } = context;
    const grading = {
      tenantId,
      activityWorkflowId: activity,
      actor: 'grader' as const,
      userId: actorId,
      score: points,
      maxScore: of,
    };
    const outcome = await gradeOrCorrect(db, grading, momentOf(context));
    if (outcome.kind === 'refused') {
      throw new OperationRefusal(
        outcome.reason === 'attemptNotFound' ? NO_SUCH_ACTIVITY : REFUSALS[outcome.reason],
      );
    }
    const isUnchanged = outcome.kind === 'unchanged';
    const isCorrected = outcome.kind === 'corrected';
    const { revoked, issued } = isCorrected ? outcome : { revoked: [], issued: [] };
    if (revoked.length > 0 && !context.isConfirmed) {
      throw new ConfirmationNeeded(`The attempt fails with this, and revokes ${revoked.join(', ')}`);
    }
    const { objectiveWorkflowId: attemptId, attemptState: state } = outcome;
    const needsYes = revoked.length > 0 && context.isDryRun && !context.isRemote;
    const more = { ...(isUnchanged && { isUnchanged }), ...(needsYes && { needsYes }) };
    return { attemptId, state, isCorrected, ...more, revoked, issued };
  },
  say: ({ state, isCorrected, isUnchanged, needsYes, revoked, issued }) =>
    [
      isUnchanged ? 'Nothing to change: it has these points.' : isCorrected ? 'Corrected.' : 'Graded.',
      `The attempt is ${state}.`,
      ...revoked.map(revokedWords),
      ...issued.map((number) => `${number} is issued.`),
      ...(needsYes ? ['Revoking needs --yes.'] : []),
    ].join(' '),
});

const approve = operation({
  noun: 'attempts',
  verb: 'approve',
  scope: 'attempts',
  summary: 'Stands by the grades of an attempt, which ends it',
  input: z.strictObject({ attempt: z.guid() }),
  fields: { attempt: 'its id' },
  words: ['attempt'],
  run: async (context, { attempt }) => {
    const outcome = await approveAttempt(context.db, wantedOf(context, attempt), momentOf(context));
    if (outcome.kind === 'refused') throw new OperationRefusal(REFUSALS[outcome.reason]);
    return { attemptId: attempt, state: outcome.attemptState };
  },
  say: ({ state }) => `Approved. The attempt is ${state}.`,
});

const reopen = operation({
  noun: 'attempts',
  verb: 'reopen',
  scope: 'attempts',
  summary: 'Gives an attempt that waits back to its learner',
  input: z.strictObject({ attempt: z.guid() }),
  fields: { attempt: 'its id' },
  words: ['attempt'],
  run: async (context, { attempt }) => {
    const outcome = await reopenAttempt(context.db, wantedOf(context, attempt), momentOf(context));
    if (outcome.kind === 'refused') throw new OperationRefusal(REFUSALS[outcome.reason]);
    return { attemptId: attempt, state: outcome.attemptState };
  },
  say: ({ state }) => `Reopened. The attempt is ${state}.`,
});

const annul = operation({
  noun: 'attempts',
  verb: 'annul',
  scope: 'attempts',
  summary: 'Takes an attempt away, with its result and its certificates, as if it had not happened',
  input: z.strictObject({
    attempt: z.guid(),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_LENGTH)),
  }),
  fields: { attempt: 'its id', reason: 'why; it stays on record and is not shown to the learner' },
  words: ['attempt'],
  isDestructive: true,
  run: async (context, { attempt, reason }) => {
    const wanted = { ...wantedOf(context, attempt), clientId: context.clientId, reason };
    const outcome = await annulAttempt(context.db, wanted, context.now);
    if (outcome.kind === 'refused') throw new OperationRefusal(REFUSALS[outcome.reason]);
    return { attemptId: attempt, revoked: outcome.revoked };
  },
  say: ({ revoked }) => ['Annulled.', ...revoked.map(revokedWords)].join(' '),
});

const showAnnulled = operation({
  noun: 'attempts',
  verb: 'annulled',
  scope: 'attempts.read',
  summary: 'Lists attempts that were annulled, when and why, the latest first',
  input: z.strictObject({ course: z.optional(courseCode), email: z.optional(email) }),
  fields: { course: 'only of this course', email: 'only of this person' },
  run: async (context, { course = null, email: who = null }) => {
    await assertKnown(context, { course, email: who });
    return listAnnulledAttempts(context.db, context.tenantId, { course, email: who, take: MOST });
  },
  say: (attempts: AnnulledAttempt[]) =>
    attempts.length === 0 ? 'There is none.' : attempts.map(annulledLine).join('\n'),
});

export const ATTEMPT_OPERATIONS: readonly Operation[] = [
  showAttempts,
  showWaiting,
  showActivities,
  grade,
  approve,
  reopen,
  annul,
  showAnnulled,
];

async function gradeOrCorrect(db: Db, grading: Grading, moment: Moment) {
  const outcome = await gradeActivity(db, grading, moment);
  if (outcome.kind === 'graded') return outcome;
  const { reason } = outcome;
  return reason === 'alreadyGraded'
    ? correctGrade(db, grading, moment)
    : { kind: 'refused' as const, reason };
}

function momentOf({ now }: OperationContext) {
  return { now, newId: randomUUID };
}

function wantedOf({ tenantId, actorId }: OperationContext, objectiveWorkflowId: string) {
  return { tenantId, objectiveWorkflowId, userId: actorId };
}

function revokedWords(number: string): string {
  return `${number} is revoked.`;
}
