import { STORED, type ToolMessage } from './tool-message';

/** What the page keeps for the tool it shows, as long as it shows it. */
export type ToolStorage = ReadonlyMap<string, string>;

export type ToolReply = { storage: ToolStorage; answer: Record<string, unknown> | null };

const SUBJECTS = ['lti.capabilities', 'lti.put_data', 'lti.get_data', 'lti.frameResize', 'lti.close'];

/** [2.18] The answer to what a tool asked, and what is kept for it from now on. */
export function toolReply(message: ToolMessage, storage: ToolStorage): ToolReply {
  switch (message.kind) {
    case 'capabilities':
      return {
        storage,
        answer: {
          ...named('lti.capabilities', message.messageId),
          supported_messages: SUBJECTS.map((subject) => ({ subject })),
        },
      };
    case 'put': {
      const { key, value, messageId } = message;
      const kept = withEntry(storage, key, value);
      if (kept) return { storage: kept, answer: { ...named('lti.put_data', messageId), key, value } };
      const error = { code: 'storage_exhaustion', message: 'No more entries can be kept.' };
      return { storage, answer: { ...named('lti.put_data', messageId), key, error } };
    }
    case 'get': {
      const { key, messageId } = message;
      const value = storage.get(key) ?? null;
      return { storage, answer: { ...named('lti.get_data', messageId), key, value } };
    }
    case 'ignored':
    case 'foreign':
    case 'resize':
    case 'close':
      return { storage, answer: null };
  }
}

function named(subject: string, messageId: string | null): Record<string, unknown> {
  return { subject: `${subject}.response`, ...(messageId !== null && { message_id: messageId }) };
}

function withEntry(storage: ToolStorage, key: string, value: string | null): ToolStorage | null {
  const next = new Map(storage);
  if (value === null) next.delete(key);
  else next.set(key, value);
  return next.size > STORED.entries ? null : next;
}
