import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { NORTH, ADA } from '../../testing/test-tenants';
import { type LiveStream, openStream } from './live-stream';

const LISTENER = { tenantId: NORTH.id, userId: ADA.id, idHash: 'a hash' };
const change = (seq: number) => ({ seq, tenantId: NORTH.id, userId: ADA.id, topic: 'attempts' });

test('a browser that does not read is cut off before much waits for it', async () => {
  const opened: Array<{ raw: ServerResponse; stream: LiveStream }> = [];
  const server = createServer((_request, raw) => {
    opened.push({ raw, stream: openStream(raw, LISTENER) });
    raw.writeHead(200).flushHeaders();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const asking = get({ host: '127.0.0.1', port, agent: false });
  const [reply]: IncomingMessage[] = await once(asking, 'response');
  asking.on('error', () => undefined);
  reply?.on('error', () => undefined).pause();
  let most = 0;
  for (const { raw, stream } of opened) {
    const closed = once(raw, 'close');
    while (!raw.destroyed) {
      stream.say('beat', { filler: ' '.repeat(1000) });
      most = Math.max(most, raw.writableLength);
      await nextTurn();
    }
    await closed;
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(80 * 1024);
  asking.destroy();
  server.close();
});

test('what comes while it is asked what was missed is told behind it, and nothing twice', () => {
  const written: string[] = [];
  const raw = { write: (text: string) => written.push(text), writableLength: 0, end: () => undefined };
  const stream = openStream(raw as unknown as ServerResponse, LISTENER); // as much of it as is used
  stream.tell(change(7));
  stream.tell(change(9));
  stream.catchUp([change(5), change(7)], 8);
  stream.tell(change(8));
  stream.tell(change(10));
  expect(written.map((text) => /id: (\d+)\nevent: (\w+)/.exec(text)?.slice(1).join(' '))).toEqual([
    '5 changed',
    '7 changed',
    '8 hello',
    '9 changed',
    '10 changed',
  ]);
});
