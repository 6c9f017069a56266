import { ProblemError } from '@lantern/contract/problem-error';
import type { ServerResponse } from 'node:http';
import type { Db } from '../db/db';
import { findLiveState, findNumberBefore, type LiveChange, listMissed } from '../store/live/live-changes';
import { findRecipients } from '../store/live/live-recipients';
import { listOpenSessions } from '../store/live/live-sessions';
import { LONGEST_SINCE_MS, MOST_STREAMS_A_PERSON, MOVED_PAUSE_MS, SINCE_MARGIN_MS } from './limits';
import { type Listener, type LiveStream, openStream } from './live-stream';

export type HubOptions = { db: Db; clock: () => Date; idleMs: number; random: () => number };

/** From where on a browser is told: the last number that it has, or, in its first stream, when its page was made. */
export type StreamStart =
  | { kind: 'after'; number: number }
  | { kind: 'since'; pageMadeAt: Date }
  | { kind: 'now' };

export type LiveHub = {
  /** Takes an answer whose head was sent. */
  join: (raw: ServerResponse, listener: Listener, start: StreamStart) => Promise<void>;
  checkRoom: (listener: Listener) => void;
  deliver: (changes: LiveChange[]) => Promise<void>;
  beat: () => void;
  checkSessions: (of?: string) => Promise<void>;
  /** Sends everybody elsewhere. */
  close: () => void;
};

/** The streams of this server, and who hears what. */
export function createLiveHub({ db, clock, idleMs, random }: HubOptions): LiveHub {
  const streams = new Set<LiveStream>();
  /** By person, of all tenants: an id is one person's. */
  const byPerson = new Map<string, Set<LiveStream>>();

  function add(stream: LiveStream): void {
    const key = keyOf(stream.listener);
    streams.add(stream);
    byPerson.set(key, (byPerson.get(key) ?? new Set()).add(stream));
  }

  function remove(stream: LiveStream): void {
    const key = keyOf(stream.listener);
    streams.delete(stream);
    const others = byPerson.get(key);
    others?.delete(stream);
    if (others?.size === 0) byPerson.delete(key);
  }

  const streamsOf = (tenantId: string, userId: string) => byPerson.get(keyOf({ tenantId, userId })) ?? [];

  /** Registered first, then asked for what was missed: a change in between is told by one of the two, or by both and said once. */
  async function catchUp(stream: LiveStream, start: StreamStart): Promise<void> {
    const { tenantId, userId } = stream.listener;
    const { oldest, newest } = await findLiveState(db);
    const after = await lastHeard(start, newest);
    if (after === newest) return stream.catchUp([], newest);
    if (after === null || after > newest || after < oldest - 1) {
      stream.say('reset', {}, newest);
      return stream.catchUp([], newest);
    }
    const missed: LiveChange[] = [];
    for (const change of await listMissed(db, { tenantId, userId, after }))
      if (await concerns(change, userId)) missed.push(change);
    stream.catchUp(missed, newest);
  }

  /** Null where nobody knows any more. */
  async function lastHeard(start: StreamStart, newest: number): Promise<number | null> {
    if (start.kind === 'now') return newest;
    if (start.kind === 'after') return start.number;
    const { pageMadeAt } = start;
    if (clock().getTime() - pageMadeAt.getTime() > LONGEST_SINCE_MS) return null;
    return (await findNumberBefore(db, new Date(pageMadeAt.getTime() - SINCE_MARGIN_MS))) ?? newest;
  }

  async function concerns({ tenantId, topic, ...change }: LiveChange, userId: string): Promise<boolean> {
    if (topic === 'session') return false;
    if (change.userId !== null) return true;
    return (await findRecipients(db, { tenantId, topic, userIds: [userId] })).length > 0;
  }

  async function recipientsOf({ tenantId, userId, topic }: LiveChange): Promise<string[]> {
    if (userId !== null) return [userId];
    const userIds = [...streams].flatMap(({ listener }) =>
      listener.tenantId === tenantId ? [listener.userId] : [],
    );
    return findRecipients(db, { tenantId, topic, userIds: [...new Set(userIds)] });
  }

  async function checkSessions(of?: string): Promise<void> {
    const asked = [...streams].filter(({ listener }) => of === undefined || keyOf(listener) === of);
    if (asked.length === 0) return;
    const now = clock();
    const idleSince = new Date(now.getTime() - idleMs);
    const open = await listOpenSessions(
      db,
      asked.map(({ listener }) => listener),
      { now, idleSince },
    );
    for (const stream of asked) {
      if (open.has(stream.listener.idHash)) continue;
      stream.say('signed-out');
      stream.end();
    }
  }

  return {
    checkRoom: (listener) => {
      if ((byPerson.get(keyOf(listener))?.size ?? 0) >= MOST_STREAMS_A_PERSON)
        throw new ProblemError('tooManyRequests');
    },
    join: async (raw, listener, start) => {
      const stream = openStream(raw, listener);
      add(stream);
      raw.once('close', () => remove(stream));
      await catchUp(stream, start);
    },
    deliver: async (changes) => {
      for (const change of lastOfEach(changes)) {
        const { tenantId, userId, topic } = change;
        if (topic === 'session' && userId) await checkSessions(keyOf({ tenantId, userId }));
        else
          for (const recipient of await recipientsOf(change))
            for (const stream of streamsOf(tenantId, recipient)) stream.tell(change);
      }
    },
    beat: () => {
      for (const stream of streams) stream.say('beat');
    },
    checkSessions,
    close: () => {
      const { least, most } = MOVED_PAUSE_MS;
      for (const stream of streams) {
        stream.say('moved', { pauseMs: Math.round(least + random() * (most - least)) });
        stream.end();
      }
    },
  };
}

function keyOf({ tenantId, userId }: { tenantId: string; userId: string }): string {
  return `${tenantId} ${userId}`;
}

/** Of the same thing the last one is enough: it only says that it is another now. */
function lastOfEach(changes: LiveChange[]): LiveChange[] {
  const last = new Map(
    changes.map((change) => [`${change.tenantId} ${change.userId} ${change.topic}`, change]),
  );
  return [...last.values()].sort((a, b) => a.seq - b.seq);
}
