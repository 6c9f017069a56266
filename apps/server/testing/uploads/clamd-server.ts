import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What its one signature is: any file with these letters in it. */
export const TEST_VIRUS = 'LANTERN-TEST-VIRUS';

export type ClamdServer = {
  place: { host: string; port: number };
  /** What it does from now on: `hangs up` before it has all, `is silent`, `fails` as with a full disk. */
  mood: 'well' | 'hangs up' | 'silent' | 'failing';
  scanned: number;
  close: () => Promise<void>;
};

/** For tests: clamd's INSTREAM as its manual has it, with a signature of our own. */
export async function openClamdServer(): Promise<ClamdServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, Buffer.from(piece)]);
      if (clamd.mood === 'hangs up') socket.destroy();
      const whole = clamd.mood === 'silent' ? null : wholeOf(received);
      if (whole === null) return;
      clamd.scanned += 1;
      socket.end(`${answerTo(whole)}\0`);
      received = Buffer.alloc(0);
    });
  });
  const answerTo = (whole: Buffer | 'unknown') => {
    if (whole === 'unknown') return 'UNKNOWN COMMAND';
    if (clamd.mood === 'failing') return 'stream: Can’t allocate memory ERROR';
    return whole.includes(TEST_VIRUS) ? 'stream: Lantern.Test.UNOFFICIAL FOUND' : 'stream: OK';
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const clamd: ClamdServer = {
    place: { host: '127.0.0.1', port },
    mood: 'well',
    scanned: 0,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return clamd;
}

const COMMAND = Buffer.from('zINSTREAM\0');

/** The bytes between the command and the four zeros; null while they are not all there. */
function wholeOf(received: Buffer): Buffer | 'unknown' | null {
  if (!received.subarray(0, COMMAND.length).equals(COMMAND.subarray(0, received.length))) return 'unknown';
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
