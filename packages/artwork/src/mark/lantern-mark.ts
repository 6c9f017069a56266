/** The lantern, in a field of 28 by 34: its body and handle, and the lamp in it. */
export const LANTERN_MARK = {
  viewBox: '0 0 28 34',
  body: 'M4 33V15.5a10 10 0 0 1 20 0V33z',
  handle: 'M14 1a4.5 4.5 0 0 0-4.5 4.5h2.4a2.1 2.1 0 0 1 4.2 0h2.4A4.5 4.5 0 0 0 14 1z',
  lamp: { cx: 14, cy: 21, r: 5.5 },
} as const;
