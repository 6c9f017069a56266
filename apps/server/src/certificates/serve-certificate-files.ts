import { buffer } from 'node:stream/consumers';
import { ProblemError } from '@lantern/contract/problem-error';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fileHeaders } from '../http/answer/file-headers';
import type { CallContext } from '../http/call-context';
import { openToAll } from '../http/open-to-all';
import type { ContextOf } from '../http/serve';
import { renderedPng } from '../pictures/rendered-png';
import type { StoredCertificate } from '../store/certificates/certificate-records';
import type { Tenant } from '../store/platform/tenants';
import { badgeArt } from '@lantern/artwork/sheet/badge-art';
import {
  BAKED,
  CERTIFICATE_FILE_ROUTE,
  CERTIFICATE_FILES,
  ENVELOPE,
  STATUS,
} from '../store/certificates/certificate-address';
import { certificateFileKey } from './certificate-file-key';
import { bakeBadge } from './credential/bake-badge';
import { credentialKey } from './credential/credential-key';
import { envelopedCredential, signStatus } from './credential/sign-credential';
import { findShownCertificate } from './find-shown-certificate';
import { limitLookUps, refuseGuessers } from './limit-look-ups';
import { isSameCopy } from '../http/answer/is-same-copy';

const MEDIA_TYPES: Record<string, string> = {
  [CERTIFICATE_FILES.pdf]: 'application/pdf',
  [CERTIFICATE_FILES.png]: 'image/png',
  [CERTIFICATE_FILES.thumbnail]: 'image/png',
  [CERTIFICATE_FILES.card]: 'image/png',
  [CERTIFICATE_FILES.credential]: 'application/vc+jwt',
  [ENVELOPE]: 'application/json',
  [BAKED]: 'image/png',
  [STATUS]: 'application/vc+jwt',
};
/** What is checked, or shown, on other sites; the printed sheet is not. */
const OPEN_FILES = new Set(Object.keys(MEDIA_TYPES).filter((file) => file !== CERTIFICATE_FILES.pdf));

/** The files of a certificate, for everybody who has its number; one that was taken back has but its status. */
export function serveCertificateFiles(app: FastifyInstance, contextOf: ContextOf): void {
  app.get(CERTIFICATE_FILE_ROUTE, async (request, reply) => {
    const { number, file } = request.params as { number: string; file: string }; // the route's own parameters
    if (OPEN_FILES.has(file)) openToAll(reply);
    // They name a person, and are not to be found by that name.
    reply.header('x-robots-tag', 'noindex');
    const context = await contextOf(request);
    refuseGuessers(context);
    const { tenant, now, db } = context;
    const certificate = await findShownCertificate(db, { tenantId: tenant.id, reference: number, now });
    const mediaType = Object.hasOwn(MEDIA_TYPES, file) ? MEDIA_TYPES[file] : undefined;
    const isGone = certificate?.revoked && file !== STATUS;
    if (!certificate?.filesId || isGone || !mediaType) {
      limitLookUps(context);
      throw new ProblemError('notFound');
    }
    if (file === STATUS) {
      reply.headers({ 'cache-control': 'no-cache', 'content-type': mediaType });
      return reply.send(await statusOf(certificate, context));
    }
    const tag = `"${certificate.filesId}"`;
    reply.headers({ 'cache-control': 'private, no-cache', etag: tag });
    if (isSameCopy(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return send(reply, context, { certificate, filesId: certificate.filesId, file, mediaType });
  });
}

/** [8.7] Signed anew each time: it says what is true now. */
async function statusOf(
  certificate: StoredCertificate,
  { db, tenant, now, issuer }: CallContext,
): Promise<string> {
  const facts = { ...certificate, origin: issuer, issuerName: tenant.productTitle, now };
  return signStatus(facts, await credentialKey(db, tenant.id, now));
}

type Wanted = { certificate: StoredCertificate; filesId: string; file: string; mediaType: string };

async function send(
  reply: FastifyReply,
  { files, tenant }: CallContext,
  { certificate, filesId, file, mediaType }: Wanted,
): Promise<FastifyReply> {
  const name = file === ENVELOPE || file === BAKED ? CERTIFICATE_FILES.credential : file;
  const open = (stored: string) =>
    files.open(certificateFileKey({ tenantId: tenant.id, filesId, name: stored }), null);
  // Those drawn before there were thumbnails show the whole picture.
  const bytes =
    (await open(name)) ?? (name === CERTIFICATE_FILES.thumbnail ? await open(CERTIFICATE_FILES.png) : null);
  if (!bytes) {
    const cause = new Error(`No bytes are stored for ${name} of certificate ${certificate.id}`);
    throw new ProblemError('notFound', {}, { cause });
  }
  const extension = file.slice(file.indexOf('.'));
  const shownName = `${certificate.courseName} ${certificate.certificateNumber}${extension}`;
  reply.headers({
    ...fileHeaders({ name: shownName, mediaType }),
    'accept-ranges': 'none',
    'content-type': mediaType,
  });
  const content = await buffer(bytes);
  if (file === ENVELOPE) return reply.send(JSON.stringify(envelopedCredential(content.toString()), null, 2));
  if (file === BAKED) return reply.send(await bakedBadge(content.toString(), certificate, tenant));
  return reply.send(content);
}

async function bakedBadge(
  token: string,
  { objectiveId }: StoredCertificate,
  { brandTokens }: Tenant,
): Promise<Buffer> {
  return bakeBadge(await renderedPng(badgeArt({ objectiveId, brandTokens })), token);
}
