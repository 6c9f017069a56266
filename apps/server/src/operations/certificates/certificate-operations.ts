import { randomUUID } from 'node:crypto';
import { readCertificateNumber } from '@lantern/domain/certificate/certificate-number';
import * as z from 'zod/mini';
import { issueCertificates } from '../../certificates/issue-certificates';
import { redrawCertificates, revokeCertificate } from '../../store/certificates/certificate-drawing';
import {
  countCertificates,
  type ListedCertificate,
  listIssuedCertificates,
  listUncertifiedPasses,
} from '../../store/operator/certificate-admin';
import { insertAuditEntry } from '../../store/platform/audit-entries';
import { assertKnown } from '../assert-known';
import { courseCode } from '../enrolments/enrolment-fields';
import { type Operation, operation, OperationRefusal } from '../operation';
import { email } from '../people/person-fields';

const MOST = 10_000;

const number = z.string().check(
  z.refine((text) => readCertificateNumber(text) !== null, 'Not the number of a certificate'),
  z.overwrite((text) => readCertificateNumber(text) ?? text),
);

/** [3.11] */
const revoke = operation({
  noun: 'certificates',
  verb: 'revoke',
  scope: 'certificates',
  summary: 'Takes a certificate back, for ever',
  input: z.strictObject({ number }),
  fields: { number: 'its number' },
  words: ['number'],
  isDestructive: true,
  run: async ({ db, tenantId, now, actorId }, { number: certificateNumber }) => {
    const revoked = await revokeCertificate(db, { tenantId, certificateNumber, now });
    if (!revoked) throw new OperationRefusal(`No certificate has the number ${certificateNumber}.`);
    const subject = { certificateNumber };
    await insertAuditEntry(db, tenantId, { at: now, userId: actorId, action: 'revokeCertificate', subject });
    return { certificateNumber, revoked: revoked.revoked };
  },
  say: ({ certificateNumber, revoked }) => `${certificateNumber} is revoked since ${revoked.toISOString()}.`,
});

const redraw = operation({
  noun: 'certificates',
  verb: 'redraw',
  scope: 'certificates',
  summary: 'Has the files of a certificate, or of all, made anew',
  input: z.strictObject({ number: z.optional(number), all: z._default(z.boolean(), false) }),
  fields: { number: 'its number', all: 'those of all of the tenant' },
  words: ['number'],
  run: async ({ db, tenantId }, { number: certificateNumber = null, all }) => {
    if ((certificateNumber === null) !== all) throw new OperationRefusal('Either a number or all is needed.');
    const count = await redrawCertificates(db, { tenantId, certificateNumber });
    if (count === 0)
      throw new OperationRefusal(
        'There is no such certificate to draw: one that is revoked is not drawn again.',
      );
    return { count };
  },
  say: ({ count }) => `${count} to be drawn anew by the next server that runs.`,
});

/** [4.6] As if the templates had been there when the course was passed. */
const issue = operation({
  noun: 'certificates',
  verb: 'issue',
  scope: 'certificates',
  summary: 'Gives who has passed a course before the certificates that it gives now',
  input: z.strictObject({ course: courseCode, email: z.optional(email) }),
  fields: { course: 'the code of the course', email: 'only to this person' },
  words: ['course'],
  run: async ({ db, tenantId, now }, { course, email: who = null }) => {
    await assertKnown({ db, tenantId }, { course, email: who });
    const before = await countCertificates(db, tenantId);
    for (const result of await listUncertifiedPasses(db, tenantId, { course, email: who })) {
      await issueCertificates(db, { tenantId, ...result, passed: true }, { now, newId: randomUUID });
    }
    return { issued: (await countCertificates(db, tenantId)) - before };
  },
  say: ({ issued }) => `Certificates issued: ${issued}.`,
});

const showCertificates = operation({
  noun: 'certificates',
  verb: 'list',
  scope: 'certificates.read',
  summary: `Lists certificates, the latest first, ${MOST.toLocaleString('en')} at most`,
  input: z.strictObject({ course: z.optional(courseCode), email: z.optional(email) }),
  fields: { course: 'only of this course', email: 'only of this person' },
  run: async (context, { course = null, email: who = null }) => {
    await assertKnown(context, { course, email: who });
    return listIssuedCertificates(context.db, context.tenantId, { course, email: who, take: MOST });
  },
  say: (certificates: ListedCertificate[]) =>
    certificates.length === 0 ? 'There is none.' : certificates.map(certificateLine).join('\n'),
});

export const CERTIFICATE_OPERATIONS: readonly Operation[] = [showCertificates, issue, revoke, redraw];

function certificateLine(certificate: ListedCertificate): string {
  const { certificateNumber, email: who, course, template, issuedOn, revoked } = certificate;
  return [certificateNumber, course, who, template, issuedOn, ...(revoked ? ['revoked'] : [])].join('  ');
}
