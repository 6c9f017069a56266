import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ProblemError } from '@lantern/contract/problem-error';
import { makeTemporaryFolder } from '../storage/temporary-folder';

export type TemporaryFile = {
  path: string;
  /** Its folder too, and what else an operation has left there. */
  remove: () => Promise<void>;
};

/** A place for a file of one call, in a folder of its own. */
export async function temporaryFile(name: string): Promise<TemporaryFile> {
  const folder = await makeTemporaryFolder('call');
  return { path: join(folder, name), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** All of the bytes or a refusal; a sender who goes away in the middle is one, or who sends nothing for too long. */
export async function receiveFile(
  bytes: Readable,
  path: string,
  limits: { bytes: number; idleMs: number },
): Promise<void> {
  let received = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      idle.refresh();
      received += chunk.length;
      done(received > limits.bytes ? new ProblemError('bodyTooLarge') : null, chunk);
    },
  });
  const idle = setTimeout(() => counted.destroy(new ProblemError('requestTimedOut')), limits.idleMs);
  // The sender may be gone already. Not part of the pipeline, which would take the connection down before the answer.
  finished(bytes, { writable: false }, (error) => {
    if (error) counted.destroy(new ProblemError('invalidRequest', {}, { cause: error }));
  });
  bytes.pipe(counted);
  try {
    await pipeline(counted, createWriteStream(path));
  } finally {
    clearTimeout(idle);
  }
}
