export type Browser = { name: 'chrome' | 'safari' | 'edge' | 'firefox' | 'other'; isMobile: boolean };

/** Which browser sends this user agent; those that borrow another's name are asked first. */
const SIGNS: ReadonlyArray<[sign: RegExp, name: Browser['name']]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\b(?:OPR|Opera|SamsungBrowser|YaBrowser|UCBrowser|Vivaldi)\b/, 'other'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'chrome'],
  [/\bVersion\/.*\bSafari\//, 'safari'],
];

/** [9.15] The browser behind a user agent. */
export function browserOf(userAgent: string): Browser {
  const name = SIGNS.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other';
  return { name, isMobile: /\b(?:Mobi|Mobile|Android|iPhone|iPad)\b/.test(userAgent) };
}

/** [9.15] Chrome, Safari and Edge on a desktop, Chrome and Safari on a phone. Reading 54: others get a notice, no more. */
export function isSupportedBrowser({ name, isMobile }: Browser): boolean {
  return name === 'chrome' || name === 'safari' || (name === 'edge' && !isMobile);
}
