/** What the page around a tool knows of a message that reached it. */
export type ReceivedMessage = {
  origin: string;
  data: unknown;
  /** It was sent by the frame that shows the tool, not by another window. */
  isFromFrame: boolean;
};

export type Origins = { tool: string; own: string };

/** Names the answer: the tool knows its question by the id. */
type Asked = { messageId: string | null };

/** As it came, not checked yet. */
export type SaidAtClose = Record<'message' | 'errorMessage' | 'log' | 'errorLog', unknown>;

export type ToolMessage =
  | { kind: 'ignored' }
  /** Somebody else speaks as a tool does: not heard, but worth a line in the log. */
  | { kind: 'foreign' }
  | { kind: 'resize'; height: number }
  | { kind: 'close'; said: SaidAtClose }
  | ({ kind: 'capabilities' } & Asked)
  | ({ kind: 'put'; key: string; value: string | null } & Asked)
  | ({ kind: 'get'; key: string } & Asked);

export const FRAME_HEIGHT = { least: 150, most: 20_000 } as const;
export const STORED = { keyLength: 200, valueLength: 4096, entries: 100 } as const;

const IGNORED: ToolMessage = { kind: 'ignored' };

/** [2.18] What a tool's message asks for. Only the tool's own origin is heard, and our own page in its frame. */
export function toolMessage({ origin, data, isFromFrame }: ReceivedMessage, origins: Origins): ToolMessage {
  if (typeof data !== 'object' || data === null || !('subject' in data)) return IGNORED;
  const fields: Record<string, unknown> = { ...data };
  const isOwnPage = origin === origins.own && isFromFrame;
  if (fields['subject'] === 'lti.close' && (isOwnPage || origin === origins.tool)) {
    // What it says is shown only where our own page has passed it on.
    return { kind: 'close', said: saidAtClose(isOwnPage ? fields : {}) };
  }
  if (origin === origins.tool) return askedFor(fields);
  return origin !== origins.own && String(fields['subject']).startsWith('lti.')
    ? { kind: 'foreign' }
    : IGNORED;
}

function saidAtClose(fields: Record<string, unknown>): SaidAtClose {
  const { message = null, errorMessage = null, log = null, errorLog = null } = fields;
  return { message, errorMessage, log, errorLog };
}

function askedFor(fields: Record<string, unknown>): ToolMessage {
  const { subject, message_id: id, key, value } = fields;
  const messageId = typeof id === 'string' ? id : null;
  switch (subject) {
    case 'lti.frameResize': {
      const height = heightOf(fields['height']);
      return height === null ? IGNORED : { kind: 'resize', height };
    }
    case 'lti.capabilities':
      return { kind: 'capabilities', messageId };
    case 'lti.put_data': {
      if (!isKey(key)) return IGNORED;
      if (value === null || value === undefined) return { kind: 'put', key, value: null, messageId };
      const isSmall = typeof value === 'string' && value.length <= STORED.valueLength;
      return isSmall ? { kind: 'put', key, value, messageId } : IGNORED;
    }
    case 'lti.get_data':
      return isKey(key) ? { kind: 'get', key, messageId } : IGNORED;
    default:
      return IGNORED;
  }
}

/** A number of pixels, also as a text; within what a page can show. */
function heightOf(height: unknown): number | null {
  const isText = typeof height === 'string' && /^\d{1,6}(\.\d+)?(px)?$/.test(height);
  const pixels = isText ? Number.parseFloat(height) : height;
  if (typeof pixels !== 'number' || !Number.isFinite(pixels) || pixels <= 0) return null;
  return Math.min(Math.max(Math.ceil(pixels), FRAME_HEIGHT.least), FRAME_HEIGHT.most);
}

function isKey(key: unknown): key is string {
  return typeof key === 'string' && key.length > 0 && key.length <= STORED.keyLength;
}
