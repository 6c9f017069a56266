import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Db } from '../db/db';
import type { FileStorage } from '../storage/file-storage';
import { originOf } from '../http/request-origin';
import { findAchievement } from '../store/certificates/achievements';
import {
  type CertificateIssuer,
  type ClaimedCertificate,
  findCertificateIssuer,
  setCertificateDrawn,
} from '../store/certificates/certificate-drawing';
import { findCertificateById, type StoredCertificate } from '../store/certificates/certificate-records';
import type { CertificateEngine } from './artwork/certificate-engine';
import { CERTIFICATE_FILES, publicCertificateAddress } from '../store/certificates/certificate-address';
import { certificateFileKey } from './certificate-file-key';
import { credentialKey } from './credential/credential-key';
import { signCredential } from './credential/sign-credential';
import { printedMarks } from './visible-marks';

export type DrawingDeps = {
  db: Db;
  files: FileStorage;
  engine: CertificateEngine;
  clock: () => Date;
  /** PUBLIC_URL: the first tenant's own; the others have its scheme and port. */
  origin: string;
};

/** Makes the files of one certificate and its credential, stores them, then says so: known files are there. */
export async function drawCertificate(deps: DrawingDeps, claimed: ClaimedCertificate): Promise<void> {
  const { db, files, engine, clock } = deps;
  const certificate = await findCertificateById(db, claimed.tenantId, claimed.id);
  const issuer = await findCertificateIssuer(db, claimed.tenantId);
  if (!certificate || !issuer) return;

  const printed = { ...certificate, ...printedMarks(certificate, clock()) };
  const origin =
    issuer.domain === null
      ? deps.origin
      : originOf({ protocol: 'https', host: issuer.domain }, new URL(deps.origin));
  const drawn = await engine.render({ ...printed, ...lookOf(issuer, origin, certificate) });
  const key = await credentialKey(db, claimed.tenantId, clock());
  const about = await findAchievement(db, claimed.tenantId, certificate.templateId);
  const { description = '', courseCode = '' } = about ?? {};
  const by = { origin, issuerName: issuer.productTitle };
  const token = await signCredential({ ...printed, ...by, description, courseCode }, key);

  const filesId = randomUUID();
  const contents = { ...drawn, credential: Buffer.from(token) };
  for (const [kind, name] of Object.entries(CERTIFICATE_FILES)) {
    const bytes = contents[kind as keyof typeof CERTIFICATE_FILES]; // the keys of that very object
    await files.put(
      certificateFileKey({ tenantId: claimed.tenantId, filesId, name }),
      Readable.from([bytes]),
    );
  }
  await setCertificateDrawn(db, claimed, { filesId, now: clock() });
}

function lookOf(
  { productTitle, hasOwnLogo, brandTokens }: CertificateIssuer,
  origin: string,
  of: StoredCertificate,
) {
  const publicAddress = publicCertificateAddress(origin, of.certificateNumber);
  return { issuerName: productTitle, hasOwnLogo, brandTokens, publicAddress };
}
