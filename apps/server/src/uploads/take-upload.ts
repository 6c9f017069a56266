import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Attachment } from '@lantern/contract/entities/attachment';
import { ProblemError } from '@lantern/contract/problem-error';
import { MOST_ATTACHMENT_BYTES, uploadQuotaProblem } from '@lantern/domain/attachments/attachment-limits';
import { attachmentName } from '@lantern/domain/attachments/attachment-name';
import {
  type AttachmentType,
  attachmentTypeOf,
  isPictureContent,
} from '@lantern/domain/attachments/attachment-types';
import { receiveFile, temporaryFile } from '../files/temporary-file';
import type { SignedInContext } from '../http/call-context';
import { loggedReason } from '../log/logged-error';
import { fileKey } from '../storage/file-storage';
import { countUploads, findUpload, insertUpload } from '../store/uploads/uploads';
import { isOfContent } from './content/is-of-content';
import { remakePicture } from './pictures/remake-picture';
import { uploadRefused } from './upload-refused';

export type Sent = {
  id: string;
  name: string;
  bytes: Readable;
  /** As its sender declares it; null where they do not say. */
  length: number | null;
  /** How long it may stand still on its way. */
  idleMs: number;
};

/** Takes a file whole, looks at it, and keeps it: bytes first, then its row. The same once more is answered as before. */
export async function takeUpload(context: SignedInContext, sent: Sent): Promise<Attachment> {
  const { db, learner, locale } = context;
  const stored = await storedUpload(context, sent.id);
  if (stored) return stored;
  const name = attachmentName(sent.name);
  const type = attachmentTypeOf(name);
  if (!type) throw uploadRefused('fileType', locale);
  if ((sent.length ?? 0) > MOST_ATTACHMENT_BYTES) throw uploadRefused('fileTooBig', locale);
  const problem = uploadQuotaProblem(await countUploads(db, learner), sent.length ?? 0);
  if (problem) throw uploadRefused(problem, locale);

  const file = await temporaryFile('sent');
  try {
    await receive(context, sent, file.path);
    const looked = await lookAt(context, file.path, type);
    return await keep(context, { id: sent.id, name, type, ...looked });
  } finally {
    await file.remove();
  }
}

/** What was sent under this id before; of somebody else, nothing is said of it. */
async function storedUpload({ db, learner }: SignedInContext, id: string): Promise<Attachment | null> {
  const stored = await findUpload(db, learner.tenantId, id);
  if (stored && stored.userId !== learner.userId) throw new ProblemError('notFound');
  return stored;
}

async function receive({ locale }: SignedInContext, { bytes, idleMs }: Sent, path: string): Promise<void> {
  try {
    await receiveFile(bytes, path, { bytes: MOST_ATTACHMENT_BYTES, idleMs });
  } catch (error) {
    const isTooBig = error instanceof ProblemError && error.code === 'bodyTooLarge';
    throw isTooBig ? uploadRefused('fileTooBig', locale) : error;
  }
}

type Looked = { path: string; state: 'unchecked' | 'ready'; width: number | null; height: number | null };

/** Refused or as it is to be kept. The scanner sees what was sent, before any program of ours opens it. */
async function lookAt(context: SignedInContext, path: string, { content }: AttachmentType): Promise<Looked> {
  const { locale } = context;
  if ((await stat(path)).size === 0) throw uploadRefused('empty', locale);
  if (!(await isOfContent(path, content))) throw uploadRefused('contentBelies', locale);
  const state = await scan(context, path);
  if (!isPictureContent(content)) return { path, state, width: null, height: null };
  const to = `${path}.${content}`;
  const made = await remakePicture(path, to, content);
  if (made.kind !== 'remade') throw uploadRefused(made.kind, locale, { cause: made.cause });
  return { path: to, state, width: made.width, height: made.height };
}

/** A scanner that cannot say is no reason to lose the file: it is asked again later, and nobody is given it before. */
async function scan({ scanner, locale, log }: SignedInContext, path: string): Promise<Looked['state']> {
  if (!scanner) return 'ready';
  let verdict: 'clean' | 'infected';
  try {
    verdict = await scanner(createReadStream(path));
  } catch (error) {
    log.warn({ reason: loggedReason(error) }, 'a file is kept unchecked');
    return 'unchecked';
  }
  if (verdict === 'infected') throw uploadRefused('infected', locale);
  return 'ready';
}

type Kept = Looked & { id: string; name: string; type: AttachmentType };

async function keep(
  context: SignedInContext,
  { id, name, type, path, state, width, height }: Kept,
): Promise<Attachment> {
  const { db, files, learner, now } = context;
  const fileId = randomUUID();
  const size = await files.put(fileKey(learner.tenantId, fileId), createReadStream(path));
  const upload = { id, name, mediaType: type.mediaType, size, state, width, height };
  const isNew = await insertUpload(db, learner.tenantId, { ...upload, userId: learner.userId, fileId, now });
  // Sent twice at once: the bytes of this one are nobody's, and swept.
  const first = isNew ? null : await storedUpload(context, id);
  return first ?? upload;
}
