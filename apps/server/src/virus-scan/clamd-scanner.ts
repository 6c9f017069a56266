import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ScannerPlace } from './read-scanner-setting';
import type { Scanner } from './scanner';

/** So long may it say nothing, with all the bytes before it. */
const SILENCE_MS = 30_000;
const MOST_REPLY_BYTES = 4096;
const NOTHING_MORE = Buffer.alloc(4);

/** ClamAV's daemon, by INSTREAM: each piece with its length before it, four zeros at the end, one line as the answer. */
export function clamdScanner(place: ScannerPlace, silenceMs = SILENCE_MS): Scanner {
  return async (bytes) => {
    const socket = connect(place);
    socket.setTimeout(silenceMs, () => socket.destroy(new Error('The virus scanner is silent.')));
    const reply = replyOf(socket);
    // It may answer and hang up before it has all: what counts is whether it has said something.
    const sent = pipeline(Readable.from(framed(bytes)), socket, { end: false }).catch((error: unknown) => {
      bytes.destroy();
      socket.destroy(error instanceof Error ? error : undefined);
    });
    try {
      return verdictOf(await reply);
    } catch (error) {
      throw new Error('The virus scanner has not looked at the file.', { cause: error });
    } finally {
      socket.destroy();
      await sent;
    }
  };
}

async function* framed(bytes: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of bytes) {
    const chunk: Buffer = Buffer.from(piece as Uint8Array); // of a stream of bytes
    if (chunk.length === 0) continue;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield NOTHING_MORE;
}

/** Up to the NUL that ends it, or until it hangs up. */
function replyOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (piece: string) => {
      text += piece;
      if (text.includes('\0') || text.length > MOST_REPLY_BYTES) resolve(text);
    });
    // What it has said before it hung up counts.
    socket.on('error', (error) => (text === '' ? reject(error) : resolve(text)));
    socket.on('close', () => resolve(text));
  });
}

function verdictOf(reply: string): 'clean' | 'infected' {
  const [line = ''] = reply.split('\0');
  if (line === 'stream: OK') return 'clean';
  if (/^stream: .* FOUND$/.test(line)) return 'infected';
  throw new Error(`It said ${JSON.stringify(line.slice(0, 200))}.`);
}
