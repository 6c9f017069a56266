import { promisify } from 'node:util';
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
/** Below this it is quicker to compress at once than to hand the work to another thread. */
const AT_ONCE_BYTES = 64 * 1024;
/** A small window: an answer is a few kB, and the usual one costs megabytes to set up each time. */
const PAGE = brotli(4);
/** Half the work for a twentieth more bytes. */
const ANSWER = brotli(2);
const ANSWER_GZIP = { level: 3 };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses what is made per request; files were compressed by the build. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isCompressible(reply)) return payload;
    const encoding = bestEncoding(request.headers['accept-encoding']);
    if (!encoding) return payload;
    if (typeof payload === 'string') {
      const bytes = Buffer.byteLength(payload);
      if (bytes < SMALLEST_BYTES) return payload;
      mark(reply, encoding);
      return bytes < AT_ONCE_BYTES ? compressNow(payload, encoding) : compressAside(payload, encoding);
    }
    if (!isPipeable(payload)) return payload;
    mark(reply, encoding);
    return payload.pipe(encoding === 'br' ? createBrotliCompress(PAGE) : createGzip());
  });
}

function compressNow(payload: string, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(payload, ANSWER) : gzipSync(payload, ANSWER_GZIP);
}

function compressAside(payload: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? compressBrotli(payload, ANSWER) : compressGzip(payload, ANSWER_GZIP);
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
