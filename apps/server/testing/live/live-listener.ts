import { request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { LIVE_PATH } from '@lantern/contract/live/live-stream';

export type HeardEvent = { event: string; data: Record<string, unknown>; id: number | null };

export type LiveListener = {
  status: number;
  headers: Record<string, unknown>;
  heard: HeardEvent[];
  topics: () => unknown[];
  /** Resolves with the first event of the name that there is or will be; refuses when the stream ends without. */
  next: (event: string) => Promise<HeardEvent>;
  /** When the server, or whoever is between, has ended it. */
  ended: Promise<void>;
  pause: () => void;
  leave: () => void;
};

export type ListenOptions = {
  port: number;
  host: string;
  session?: string | undefined;
  after?: number | string;
  since?: Date;
  headers?: Record<string, string>;
};

function addressEnd(after: number | string | undefined, since: Date | undefined): string {
  if (after !== undefined) return `?after=${after}`;
  return since ? `?since=${since.getTime()}` : '';
}

/** A browser's half of a stream, on a connection of its own. */
export async function listenLive({
  port,
  host,
  session,
  after,
  since,
  headers = {},
}: ListenOptions): Promise<LiveListener> {
  const asking = request({
    host: '127.0.0.1',
    port,
    path: LIVE_PATH + addressEnd(after, since),
    headers: { host, accept: 'text/event-stream', ...(session && { cookie: `sid=${session}` }), ...headers },
    agent: false,
  });
  asking.on('error', () => undefined);
  asking.end();
  const [reply]: IncomingMessage[] = await once(asking, 'response');
  if (!reply) throw new Error('No answer came.');
  return listenTo(reply, () => asking.destroy());
}

export function listenTo(reply: IncomingMessage, leave: () => void): LiveListener {
  const heard: HeardEvent[] = [];
  const waiting = new Set<() => void>();
  let rest = '';
  let isOver = false;
  reply.setEncoding('utf8');
  reply.on('data', (chunk: string) => {
    const blocks = `${rest}${chunk}`.split('\n\n');
    rest = blocks.pop() ?? '';
    heard.push(...blocks.flatMap(eventOf));
    for (const look of waiting) look();
  });
  reply.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    reply.once('close', () => {
      isOver = true;
      for (const look of waiting) look();
      resolve();
    });
  });
  return {
    status: Number(reply.statusCode),
    headers: reply.headers,
    heard,
    topics: () => heard.filter(({ event }) => event === 'changed').map(({ data }) => data['topic']),
    next: (event) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = heard.find((one) => one.event === event);
          if (!found && !isOver) return;
          waiting.delete(look);
          if (found) resolve(found);
          else reject(new Error(`The stream ended without ${event}.`));
        };
        waiting.add(look);
        look();
      }),
    ended,
    pause: () => reply.pause(),
    leave,
  };
}

function eventOf(block: string): HeardEvent[] {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  const event = fields.get('event');
  if (event === undefined) return [];
  const id = fields.get('id');
  return [{ event, data: JSON.parse(fields.get('data') ?? '{}'), id: id === undefined ? null : Number(id) }];
}
