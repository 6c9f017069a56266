import type { AllowedSource } from '@lantern/domain/web/allowed-sources';
import { use, useMemo, useState, useSyncExternalStore } from 'react';
import { loadTextTools, textToolsNow } from './load-text-tools';
import styles from './rich-text.module.css';

/** As the server cleans them: no value holds an angle bracket of its own. */
const FRAME = /<iframe\b[^>]*>[^<]*<\/iframe>/g;

/** [9.11] Served html with room for each of its frames: none is shown, and so none loads, before the page is alive. */
export function heldFrames(html: string, className: string): string {
  return html.replace(FRAME, (frame) => `<span class="${className}">${frame}</span>`);
}

const never = () => () => {};

type CleanHtml = {
  /** The same object for the same text: React writes the html anew for another one. */
  inner: { __html: string | TrustedHTML };
  /** It stands as the server wrote it, and is still to be cleaned where it stands. */
  isServed: boolean;
};

/** The html to show: on the first view as the server wrote it, from then on cleaned here before it is shown. */
export function useCleanHtml(html: string, frameSources: readonly AllowedSource[]): CleanHtml {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isServed] = useState(isHydrating);
  // Of the first time that it is drawn: React draws once more what waited, and gives up where it does not wait then.
  const [known] = useState(textToolsNow);
  const tools = isServed ? null : (known ?? use(loadTextTools()));
  const inner = useMemo(
    () => ({
      __html: tools ? tools.cleanHtml(html, { frameSources }) : heldFrames(html, styles.frame ?? ''),
    }),
    [tools, html, frameSources],
  );
  return { inner, isServed };
}
