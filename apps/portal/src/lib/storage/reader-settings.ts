import { externalStore, useExternalStore } from './external-store';
import { usePage } from '../page/page-facts';
import { writeChoiceCookie } from './storage';

export const TEXT_SIZES = ['s', 'm', 'l', 'xl'] as const;
export const LINE_WIDTHS = ['narrow', 'medium', 'wide'] as const;

/** How a learner likes to read. */
export type ReaderSettings = {
  textSize: (typeof TEXT_SIZES)[number];
  lineWidth: (typeof LINE_WIDTHS)[number];
};

const COOKIE = 'reader';
const PLAIN: ReaderSettings = { textSize: 'm', lineWidth: 'medium' };
const chosen = externalStore<ReaderSettings | null>(null);

/** What was chosen on this page, else what an earlier page left in the cookie. */
export function useReaderSettings(): ReaderSettings {
  const { readerCookie } = usePage();
  return useExternalStore(chosen, null) ?? parseReaderSettings(readerCookie);
}

/** The server needs it for the next page, so that no text changes its size while it is read. */
export function chooseReaderSettings(settings: ReaderSettings): void {
  chosen.set(() => settings);
  writeChoiceCookie(COOKIE, `${settings.textSize}.${settings.lineWidth}`);
}

/** A cookie is anybody's to write: what is not known is plain. */
export function parseReaderSettings(cookie: string | null): ReaderSettings {
  const [size, width] = (cookie ?? '').split('.');
  return {
    textSize: TEXT_SIZES.find((one) => one === size) ?? PLAIN.textSize,
    lineWidth: LINE_WIDTHS.find((one) => one === width) ?? PLAIN.lineWidth,
  };
}
