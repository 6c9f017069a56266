import { pipeline } from 'node:stream';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

type Encoding = 'br' | 'gzip';

const SMALLEST_BYTES = 1024;
/** Below this it takes less than a millisecond, and handing the work to another thread costs as much again. */
const AT_ONCE_BYTES = 192 * 1024;
/** A small window: an answer is a few kB, and the usual one costs megabytes to set up each time. */
const PAGE = brotli(4);
/** A third of the work for a tenth more bytes: those of a list travel in the same few packets. */
const ANSWER = brotli(1);
const ANSWER_GZIP = { level: 3 };

/** Compresses what is made per request; files were compressed by the build. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isCompressible(reply)) return done(null, payload);
    const encoding = bestEncoding(request.headers['accept-encoding']);
    if (!encoding) return done(null, payload);
    if (typeof payload === 'string') return compressText(reply, { payload, encoding, done });
    if (!isPipeable(payload)) return done(null, payload);
    mark(reply, encoding);
    const compressed = encoding === 'br' ? createBrotliCompress(PAGE) : createGzip();
    // Whoever goes away closes both; what fails is told by whoever reads the second.
    pipeline(payload, compressed, () => undefined);
    return done(null, compressed);
  });
}

type Text = { payload: string; encoding: Encoding; done: (error: Error | null, payload?: unknown) => void };

/** Written anew for each answer that is compressed at once: measuring a text first takes as long as writing it. */
const scratch = Buffer.allocUnsafe(AT_ONCE_BYTES);
const MOST_BYTES_A_UNIT = 3;

function compressText(reply: FastifyReply, { payload, encoding, done }: Text): void {
  const isShort = payload.length * MOST_BYTES_A_UNIT < AT_ONCE_BYTES;
  const bytes = isShort ? scratch.subarray(0, scratch.write(payload)) : Buffer.from(payload);
  if (bytes.length < SMALLEST_BYTES) return done(null, payload);
  mark(reply, encoding);
  if (bytes.length < AT_ONCE_BYTES) return done(null, compressNow(bytes, encoding));
  if (encoding === 'br') brotliCompress(bytes, ANSWER, done);
  else gzip(bytes, ANSWER_GZIP, done);
}

function compressNow(bytes: Buffer, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(bytes, ANSWER) : gzipSync(bytes, ANSWER_GZIP);
}

function brotli(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 17 } };
}

function isCompressible(reply: FastifyReply): boolean {
  // A file that can be had in parts has the length that it says.
  if (reply.getHeader('content-encoding') || reply.getHeader('accept-ranges')) return false;
  return /^(text\/|application\/(problem\+)?json)/.test(String(reply.getHeader('content-type') ?? ''));
}

function bestEncoding(accepted: string | string[] | undefined): Encoding | null {
  const text = String(accepted ?? '');
  if (/\bbr\b(?!;q=0\b)/.test(text)) return 'br';
  return /\bgzip\b(?!;q=0\b)/.test(text) ? 'gzip' : null;
}

function mark(reply: FastifyReply, encoding: string): void {
  reply.header('content-encoding', encoding).header('vary', 'accept-encoding').removeHeader('content-length');
}

function isPipeable(payload: unknown): payload is NodeJS.ReadableStream {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload;
}
