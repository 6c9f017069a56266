import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_STATUS, type ProblemCode, ProblemError } from '@lantern/contract/problem-error';
import { DEFAULT_LOCALE } from '@lantern/domain/display/locales';
import type { FastifyBaseLogger } from 'fastify';
import { problemOf } from './problem-of';
import { LONGEST_URL } from '../limits';

/** What could not be read as HTTP at all: there is no request yet, only a connection to answer on and to end. */
export function answerClientError(
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Socket,
  log: FastifyBaseLogger,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const code = codeOf(error);
  const traceId = randomUUID();
  log.info({ reqId: traceId, code, reason: error.code }, 'request refused');
  const body = JSON.stringify(problemOf(new ProblemError(code), DEFAULT_LOCALE, traceId));
  const status = PROBLEM_STATUS[code];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${traceId}`,
    'connection: close',
  ];
  // What comes after its time is thrown away, not carried out; cutting it off would take the answer along.
  if (code === 'requestTimedOut') socket.removeAllListeners('data').on('data', () => undefined);
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Node has one limit for the address and the headers together; it was the address where the first line goes on and on. */
function codeOf({ code, rawPacket }: { code?: string; rawPacket?: unknown }): ProblemCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'requestTimedOut';
  if (code !== 'HPE_HEADER_OVERFLOW' || !Buffer.isBuffer(rawPacket)) return 'invalidRequest';
  const [firstLine = ''] = rawPacket.toString('latin1').split('\r\n', 1);
  return /^[A-Z]+ \//.test(firstLine) && firstLine.length > LONGEST_URL ? 'addressTooLong' : 'invalidRequest';
}
