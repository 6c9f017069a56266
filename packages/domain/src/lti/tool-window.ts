/** How long a tool may take to show itself in its frame. */
export const TOOL_LOAD_LIMIT_MS = 15_000;

export type FrameFacts = {
  /** The activity can be shown in a page of ours. */
  supportsFrame: boolean;
  toolOrigin: string;
  ownOrigin: string;
  /** As the browser says: may a page of another site in our frame keep its cookies? Null where it does not say. */
  hasCookies: boolean | null;
};

export type ToolPlace = { kind: 'frame' } | { kind: 'window'; reason: 'onlyWindow' | 'cookiesRefused' };

/** [2.18] Is the tool shown in a frame, or is a window of its own offered? */
export function toolPlace({ supportsFrame, toolOrigin, ownOrigin, hasCookies }: FrameFacts): ToolPlace {
  if (!supportsFrame) return { kind: 'window', reason: 'onlyWindow' };
  const isRefused = hasCookies === false && !isSameHost(toolOrigin, ownOrigin);
  return isRefused ? { kind: 'window', reason: 'cookiesRefused' } : { kind: 'frame' };
}

/** Cookies know no ports: of our own host they are never another site's. */
function isSameHost(one: string, other: string): boolean {
  return new URL(one).hostname === new URL(other).hostname;
}
