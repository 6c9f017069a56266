import type { Attachment } from '@lantern/contract/entities/attachment';
import { MOST_ATTACHMENT_BYTES, MOST_ATTACHMENTS } from '@lantern/domain/attachments/attachment-limits';
import { type AttachmentProblem, attachmentProblem } from '@lantern/domain/attachments/attachment-problem';
import { ATTACHMENT_ENDINGS } from '@lantern/domain/attachments/attachment-types';
import { NetworkError } from '../../../api/transport/network-error';
import { externalStore } from '../../../lib/storage/external-store';

export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'sending'; share: number }
  | { kind: 'done'; attachment: Attachment }
  /** There is no connection: it goes on by itself once there is one. */
  | { kind: 'offline' }
  /** It does not fit, whatever is tried. */
  | { kind: 'unfit'; problem: AttachmentProblem }
  | { kind: 'failed'; error: unknown };

/** One file of the list; its id is the same at every try, so that it is sent once. */
export type UploadItem = { id: string; name: string; size: number; state: UploadState };

export type UploadSnapshot = {
  items: readonly UploadItem[];
  /** More were chosen than can be attached. */
  hasTooMany: boolean;
};

export type UploadDeps = {
  send: (sending: {
    id: string;
    file: File;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  }) => Promise<Attachment>;
  /** Of what is there and not attached yet. */
  remove: (id: string) => Promise<void>;
  newId: () => string;
};

export type UploadList = ReturnType<typeof createUploadList>;

const MOST_AT_ONCE = 2;
const LIMITS = { maxBytes: MOST_ATTACHMENT_BYTES, types: ATTACHMENT_ENDINGS };

/**
 * The files that somebody is attaching: sent some at a time, cancelled, removed, tried again. Of the thing itself are those
 * that are `given`; `kept` is what was there of all of them when it was left.
 */
export function createUploadList(
  { send, remove, newId }: UploadDeps,
  given: readonly Attachment[] = [],
  kept: readonly Attachment[] = given,
) {
  const store = externalStore<UploadSnapshot>({ items: kept.map(itemOf), hasTooMany: false });
  const files = new Map<string, File>();
  const underWay = new Map<string, AbortController>();
  /** What hangs on the thing already is not removed from the server before the thing is saved. */
  const attached = new Set(given.map(({ id }) => id));

  const items = () => store.get().items;
  const setItems = (change: (items: readonly UploadItem[]) => readonly UploadItem[], hasTooMany = false) =>
    store.set((before) => ({ items: change(before.items), hasTooMany }));
  const setState = (id: string, state: UploadState) =>
    store.set((before) => ({
      ...before,
      items: before.items.map((item) => (item.id === id ? { ...item, state } : item)),
    }));

  async function start(id: string, file: File): Promise<void> {
    const cancel = new AbortController();
    underWay.set(id, cancel);
    setState(id, { kind: 'sending', share: 0 });
    const onProgress = (share: number) => {
      if (!cancel.signal.aborted) setState(id, { kind: 'sending', share });
    };
    try {
      const attachment = await send({ id, file, onProgress, signal: cancel.signal });
      if (cancel.signal.aborted) await remove(id).catch(() => undefined);
      else setState(id, { kind: 'done', attachment });
    } catch (error) {
      // Cancelled, it may have arrived all the same.
      if (cancel.signal.aborted) await remove(id).catch(() => undefined);
      else setState(id, failureState(error));
    } finally {
      underWay.delete(id);
      startNext();
    }
  }

  function startNext(): void {
    for (const { id, state } of items()) {
      if (underWay.size >= MOST_AT_ONCE) return;
      const file = files.get(id);
      if (state.kind === 'waiting' && file) void start(id, file);
    }
  }

  return {
    subscribe: store.subscribe,
    get: store.get,
    add: (chosen: readonly File[]) => {
      const room = MOST_ATTACHMENTS - items().filter(({ state }) => state.kind !== 'unfit').length;
      const added = chosen.slice(0, Math.max(0, room)).map((file): UploadItem => {
        const id = newId();
        const { name, size } = file;
        // The server goes by the name and by what is in the file; what the browser calls it counts for nothing.
        const problem = attachmentProblem({ name, size, type: '' }, LIMITS);
        if (!problem) files.set(id, file);
        return { id, name, size, state: problem ? { kind: 'unfit', problem } : { kind: 'waiting' } };
      });
      setItems((before) => [...before, ...added], chosen.length > added.length);
      startNext();
    },
    remove: (id: string) => {
      const item = items().find((one) => one.id === id);
      setItems((before) => before.filter((one) => one.id !== id));
      underWay.get(id)?.abort();
      files.delete(id);
      if (item?.state.kind === 'done' && !attached.has(id)) void remove(id).catch(() => undefined);
      startNext();
    },
    retry: (id: string) => {
      setState(id, { kind: 'waiting' });
      startNext();
    },
    /** The connection is back. */
    goOn: () => {
      for (const { id, state } of items()) if (state.kind === 'offline') setState(id, { kind: 'waiting' });
      startNext();
    },
    /** The thing has other files by now than those that this began with: what came is here too, what went is not. */
    take: (had: readonly string[], now: readonly Attachment[]) => {
      const isThere = (id: string) => now.some((file) => file.id === id);
      const isHere = (id: string) => items().some((item) => item.id === id);
      const came = now.filter(({ id }) => !had.includes(id) && !isHere(id));
      for (const { id } of now) attached.add(id);
      setItems((before) => [
        ...before.filter(({ id }) => isThere(id) || !had.includes(id)),
        ...came.map(itemOf),
      ]);
    },
    /** These and no others. */
    replace: (now: readonly Attachment[]) => {
      for (const cancel of underWay.values()) cancel.abort();
      files.clear();
      for (const { id } of now) attached.add(id);
      setItems(() => now.map(itemOf));
    },
    /** What was written is sent: the files are its own from now on. */
    clear: () => {
      for (const cancel of underWay.values()) cancel.abort();
      files.clear();
      setItems(() => []);
    },
  };
}

function itemOf(attachment: Attachment): UploadItem {
  const { id, name, size } = attachment;
  return { id, name, size, state: { kind: 'done', attachment } };
}

function failureState(error: unknown): UploadState {
  return error instanceof NetworkError ? { kind: 'offline' } : { kind: 'failed', error };
}

/** What is there, in the order of the list. */
export function attachedFiles({ items }: UploadSnapshot): Attachment[] {
  return items.flatMap(({ state }) => (state.kind === 'done' ? [state.attachment] : []));
}

/** Is there something that was not taken, and is neither removed nor sent again yet? */
export function hasRefused({ items }: UploadSnapshot): boolean {
  return items.some(({ state }) => state.kind === 'unfit' || state.kind === 'failed');
}

/** Is something still on its way, or waiting for a connection? */
export function isSending({ items }: UploadSnapshot): boolean {
  return items.some(({ state }) => ['waiting', 'sending', 'offline'].includes(state.kind));
}
