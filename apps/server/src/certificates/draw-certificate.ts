import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Db } from '../db/db';
import { type Effect, NO_EFFECT, type Work } from '../jobs/work';
import { notify } from '../notifications/notify';
import type { FileStorage } from '../storage/file-storage';
import { originOf } from '../http/request-origin';
import { findAchievement } from '../store/certificates/achievements';
import {
  type CertificateIssuer,
  findCertificateIssuer,
  setCertificateDrawn,
} from '../store/certificates/certificate-drawing';
import { findCertificateById, type StoredCertificate } from '../store/certificates/certificate-records';
import type { CertificateEngine } from './artwork/certificate-engine';
import { CERTIFICATE_FILES, publicCertificateAddress } from '../store/certificates/certificate-address';
import { certificateFileKey } from './certificate-file-key';
import { credentialKey } from './credential/credential-key';
import { signCredential } from './credential/sign-credential';
import { printedMarks, secrecyOf } from './visible-marks';

/** What was issued longer ago is no news to anybody. */
const NEWS_MS = 24 * 3_600_000;

export type DrawingDeps = {
  db: Db;
  files: FileStorage;
  engine: CertificateEngine;
  clock: () => Date;
  /** PUBLIC_URL: the first tenant's own; the others have its scheme and port. */
  origin: string;
};

/** Draws what was issued, and draws anew what has changed. */
export function drawingWork(deps: DrawingDeps): Work {
  return {
    queue: 'certificate',
    leaseSeconds: 60,
    run: ({ tenantId, key }) => drawCertificate(deps, { tenantId: tenantId ?? '', id: key }),
    // What drawing took goes back to the system.
    rest: () => deps.engine.close(),
  };
}

/** Makes the files of one certificate and its credential and stores them; the effect says so: known files are there. */
async function drawCertificate(
  deps: DrawingDeps,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<Effect> {
  const { db, files, engine, clock } = deps;
  const certificate = await findCertificateById(db, tenantId, id);
  const issuer = await findCertificateIssuer(db, tenantId);
  if (!certificate || !issuer) return NO_EFFECT;

  const printed = { ...certificate, ...printedMarks(certificate, clock()) };
  const origin =
    issuer.domain === null
      ? deps.origin
      : originOf({ protocol: 'https', host: issuer.domain }, new URL(deps.origin));
  const drawn = await engine.render({ ...printed, ...lookOf(issuer, origin, certificate) });
  const key = await credentialKey(db, tenantId, clock());
  const about = await findAchievement(db, tenantId, certificate.templateId);
  const { description = '', courseCode = '' } = about ?? {};
  const by = { origin, issuerName: issuer.productTitle };
  const token = await signCredential({ ...printed, ...by, description, courseCode }, key);

  const filesId = randomUUID();
  const contents = { ...drawn, credential: Buffer.from(token) };
  for (const [kind, name] of Object.entries(CERTIFICATE_FILES)) {
    const bytes = contents[kind as keyof typeof CERTIFICATE_FILES]; // the keys of that very object
    await files.put(certificateFileKey({ tenantId, filesId, name }), Readable.from([bytes]));
  }
  return async (tx) => {
    const now = clock();
    await setCertificateDrawn(tx, { tenantId, id, filesId, now });
    if (now.getTime() - certificate.created.getTime() < NEWS_MS) await tellLearner(tx, certificate, now);
  };
}

/** Once, however often it is drawn; [4.20] and not before they may know of it. */
async function tellLearner(tx: Db, certificate: StoredCertificate, now: Date): Promise<void> {
  if (secrecyOf(certificate, now) === 'withheld') return;
  const { tenantId, id, userId, courseName, objectiveId, certificateNumber } = certificate;
  const path = `/learn/courses/${objectiveId}/certificate/${certificateNumber}`;
  await notify(tx, tenantId, {
    kind: 'certificate',
    recipients: [userId],
    about: id,
    courseId: objectiveId,
    facts: { title: courseName },
    path,
    now,
  });
}

function lookOf(
  { productTitle, hasOwnLogo, brandTokens }: CertificateIssuer,
  origin: string,
  of: StoredCertificate,
) {
  const publicAddress = publicCertificateAddress(origin, of.certificateNumber);
  return { issuerName: productTitle, hasOwnLogo, brandTokens, publicAddress };
}
