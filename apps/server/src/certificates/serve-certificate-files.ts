import { buffer } from 'node:stream/consumers';
import { ProblemError } from '@lantern/contract/problem-error';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fileHeaders } from '../files/file-headers';
import type { CallContext } from '../http/call-context';
import type { ContextOf } from '../http/serve';
import type { KeptCertificate } from '../store/certificate-records';
import { CERTIFICATE_FILE_ROUTE, CERTIFICATE_FILES, ENVELOPE, STATUS } from './certificate-address';
import { certificateFileKey } from './certificate-file-key';
import { credentialKey } from './credential/credential-key';
import { envelopedCredential, signStatus } from './credential/sign-credential';
import { findShownCertificate } from './find-shown-certificate';
import { limitLookUps, refuseGuessers } from './limit-look-ups';

const MEDIA_TYPES: Record<string, string> = {
  [CERTIFICATE_FILES.pdf]: 'application/pdf',
  [CERTIFICATE_FILES.png]: 'image/png',
  [CERTIFICATE_FILES.card]: 'image/png',
  [CERTIFICATE_FILES.credential]: 'application/vc+jwt',
  [ENVELOPE]: 'application/json',
  [STATUS]: 'application/vc+jwt',
};

/** The files of a certificate, for everybody who has its number; one that was taken back has but its status. */
export function serveCertificateFiles(app: FastifyInstance, contextOf: ContextOf): void {
  app.get(CERTIFICATE_FILE_ROUTE, async (request, reply) => {
    const context = await contextOf(request);
    refuseGuessers(context);
    const { number, file } = request.params as { number: string; file: string }; // the route's own parameters
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
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return send(reply, context, { certificate, filesId: certificate.filesId, file, mediaType });
  });
}

/** [8.7] Signed anew each time: it says what is true now. */
async function statusOf(
  certificate: KeptCertificate,
  { db, tenant, now, issuer }: CallContext,
): Promise<string> {
  const facts = { ...certificate, origin: issuer, issuerName: tenant.productTitle };
  return signStatus(facts, await credentialKey(db, tenant.id, now));
}

type Wanted = { certificate: KeptCertificate; filesId: string; file: string; mediaType: string };

async function send(
  reply: FastifyReply,
  { files, tenant }: CallContext,
  { certificate, filesId, file, mediaType }: Wanted,
): Promise<FastifyReply> {
  const name = file === ENVELOPE ? CERTIFICATE_FILES.credential : file;
  const bytes = await files.open(certificateFileKey({ tenantId: tenant.id, filesId, name }), null);
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
  return reply.send(
    file === ENVELOPE ? JSON.stringify(envelopedCredential(content.toString()), null, 2) : content,
  );
}
