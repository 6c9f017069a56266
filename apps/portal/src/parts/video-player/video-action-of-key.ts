export type VideoAction =
  | { kind: 'togglePlay' | 'toggleMute' | 'toggleCaptions' | 'toggleFullscreen' }
  | { kind: 'skip'; seconds: number }
  | { kind: 'seekShare'; share: number }
  | { kind: 'volume'; by: number }
  | { kind: 'rate'; step: 1 | -1 };

export const SKIP_SECONDS = 10;
const STEP_SECONDS = 5;
const VOLUME_STEP = 0.1;

/** The keys that players of the web have agreed on. Time runs from left to right in every language. */
const ACTIONS: Readonly<Record<string, VideoAction>> = {
  ' ': { kind: 'togglePlay' },
  k: { kind: 'togglePlay' },
  j: { kind: 'skip', seconds: -SKIP_SECONDS },
  l: { kind: 'skip', seconds: SKIP_SECONDS },
  ArrowLeft: { kind: 'skip', seconds: -STEP_SECONDS },
  ArrowRight: { kind: 'skip', seconds: STEP_SECONDS },
  ArrowUp: { kind: 'volume', by: VOLUME_STEP },
  ArrowDown: { kind: 'volume', by: -VOLUME_STEP },
  Home: { kind: 'seekShare', share: 0 },
  End: { kind: 'seekShare', share: 1 },
  m: { kind: 'toggleMute' },
  c: { kind: 'toggleCaptions' },
  f: { kind: 'toggleFullscreen' },
  '>': { kind: 'rate', step: 1 },
  '<': { kind: 'rate', step: -1 },
};

/** Keys that a focused control needs for itself stay with it. */
const OWN_KEYS = [' ', 'Enter', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

export type PressedKey = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean };

/** What a key does to the video; null when it is none of ours, or belongs to the control that has the focus. */
export function videoActionOfKey(pressed: PressedKey, isOnControl: boolean): VideoAction | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  if (isOnControl && OWN_KEYS.includes(pressed.key)) return null;
  if (/^\d$/.test(pressed.key)) return { kind: 'seekShare', share: Number(pressed.key) / 10 };
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  return Object.hasOwn(ACTIONS, key) ? (ACTIONS[key] ?? null) : null;
}
