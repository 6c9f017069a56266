import type { Readable } from 'node:stream';
import { ProblemError } from '@lantern/contract/problem-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../store/platform/files';
import { type ByteRange, wantedBytes } from '../storage/byte-range';
import { fileHeaders } from '../http/answer/file-headers';
import { fileKey, type FileStorage } from '../storage/file-storage';
import { isSameCopy } from '../http/answer/is-same-copy';

export type SentFile = { tenantId: string; file: Omit<StoredFile, 'objectiveId'>; cacheControl: string };

/** The bytes that were asked for: all, a part, or for HEAD only how many there are. */
export async function sendFile(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  files: FileStorage,
  { tenantId, file, cacheControl }: SentFile,
): Promise<FastifyReply> {
  // Its bytes never change, so its id says it all.
  const tag = `"${file.id}"`;
  reply.headers({ ...fileHeaders(file), 'cache-control': cacheControl, etag: tag });
  if (isSameCopy(request.headers['if-none-match'], tag)) return reply.code(304).send();

  const wanted = wantedBytes(rangeHeader(request, tag), file.byteLength);
  if (wanted.kind === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.byteLength}`).send();
  }
  const range = wanted.kind === 'part' ? wanted.range : null;
  reply.header('content-length', range ? range.end - range.start + 1 : file.byteLength);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.byteLength}`);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await bytesOf(files, fileKey(tenantId, file.id), range));
}

/** A part of what has changed since would not fit to the rest: then the whole. */
function rangeHeader({ headers }: FastifyRequest, tag: string): string | undefined {
  const ifRange = headers['if-range'];
  return ifRange === undefined || ifRange === tag ? headers.range : undefined;
}

/** The database knows the file and the storage has lost it: for the reader it is not there, for the log it is a fault. */
async function bytesOf(files: FileStorage, key: string, range: ByteRange | null): Promise<Readable> {
  const bytes = await files.open(key, range);
  if (!bytes)
    throw new ProblemError('notFound', {}, { cause: new Error(`No bytes are stored for file ${key}`) });
  return bytes;
}
