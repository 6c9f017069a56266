import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

const SMALLEST_BYTES = 1024;
/** Of so much text there is enough alike: looking harder for it takes twice as long and finds no more. */
const LONG_CHARS = 65_536;
const BROTLI = brotliOf(4);
const BROTLI_LONG = brotliOf(2);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses what is made per request; files were compressed by the build. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isCompressible(reply)) return payload;
    const encoding = bestEncoding(request.headers['accept-encoding']);
    if (!encoding) return payload;
    if (typeof payload === 'string') {
      if (Buffer.byteLength(payload) < SMALLEST_BYTES) return payload;
      mark(reply, encoding);
      if (encoding === 'gzip') return compressGzip(payload);
      return compressBrotli(payload, payload.length < LONG_CHARS ? BROTLI : BROTLI_LONG);
    }
    if (!isPipeable(payload)) return payload;
    mark(reply, encoding);
    return payload.pipe(encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip());
  });
}

/** A small window: an answer is a few kB, and the usual one costs megabytes to set up each time. */
function brotliOf(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 17 } };
}

function isCompressible(reply: FastifyReply): boolean {
  // A file that can be had in parts has the length that it says.
  if (reply.getHeader('content-encoding') || reply.getHeader('accept-ranges')) return false;
  return /^(text\/|application\/(problem\+)?json)/.test(String(reply.getHeader('content-type') ?? ''));
}

function bestEncoding(accepted: string | string[] | undefined): 'br' | 'gzip' | null {
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
