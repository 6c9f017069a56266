import type { ActivityPlace } from '@lantern/contract/entities/activity-place';
import { anchorOf, placeOfAnchor, readingPlace, readShare } from '@lantern/domain/contents/reading-place';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { whenLaidOut } from './when-laid-out';

/** A place is saved when the reader has stopped scrolling for this long. */
const REST_MS = 600;
/** The end of a text must be seen for this long: scrolling past is not reading. */
const READ_MS = 1500;
/** Below whatever stands fixed at the top of the page. */
const READING_LINE_PX = 96;

type ReadingPlaceProps = {
  saved: ActivityPlace | null;
  onPlace: (place: Omit<ActivityPlace, 'at'>, progress: number) => void;
  onRead: () => void;
};

/** Goes on where the reader stopped, tells where they are, and when the end has been read. */
export function useReadingPlace(
  text: HTMLElement | null,
  { saved, onPlace, onRead }: ReadingPlaceProps,
): void {
  const tellPlace = useEffectEvent(onPlace);
  const tellRead = useEffectEvent(onRead);
  const resume = useEffectEvent((element: HTMLElement) => {
    const isAtTop = scrollParent(element).scrollTop === 0;
    if (saved && isAtTop && !location.hash) scrollToPlace(element, saved);
  });

  // While the text is still on the page: once it is gone, or out of sight, it has no places any more.
  const leave = useRef(() => {});
  useLayoutEffect(() => () => leave.current(), []);
  useEffect(() => {
    if (!text) return undefined;
    const element = text;
    let restTimer: ReturnType<typeof setTimeout> | undefined;
    let readTimer: ReturnType<typeof setTimeout> | undefined;
    let isMoved = false;
    let isLeft = false;

    const tell = () => {
      clearTimeout(restTimer);
      if (!isMoved) return;
      isMoved = false;
      const { top, bottom, height } = element.getBoundingClientRect();
      if (height === 0) return;
      // Of several texts on a page, the ones that are read.
      if (top > innerHeight / 2 || bottom < 0) return;
      const share = readShare({ top, height }, READING_LINE_PX);
      const place = readingPlace(blocksOf(element), READING_LINE_PX);
      tellPlace(
        { share, ...(place && { anchor: anchorOf(place) }) },
        readShare({ top, height }, innerHeight),
      );
    };
    const onScroll = () => {
      isMoved = true;
      clearTimeout(restTimer);
      restTimer = setTimeout(tell, REST_MS);
    };
    const onLeave = () => {
      if (document.visibilityState === 'hidden') tell();
    };
    const end = new IntersectionObserver((entries) => {
      clearTimeout(readTimer);
      if (entries.some(({ isIntersecting }) => isIntersecting)) readTimer = setTimeout(tellRead, READ_MS);
    });

    leave.current = tell;
    void whenLaidOut(element).then(() => {
      if (isLeft) return;
      resume(element);
      const last = element.parentElement?.querySelector('[data-end]');
      if (last) end.observe(last);
    });
    // Whatever scrolls, the page or a part of it: scrolling does not bubble.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    document.addEventListener('visibilitychange', onLeave);
    addEventListener('pagehide', tell);
    return () => {
      isLeft = true;
      leave.current = () => {};
      clearTimeout(restTimer);
      clearTimeout(readTimer);
      end.disconnect();
      document.removeEventListener('scroll', onScroll, { capture: true });
      document.removeEventListener('visibilitychange', onLeave);
      removeEventListener('pagehide', tell);
    };
  }, [text]);
}

function scrollToPlace(element: HTMLElement, saved: ActivityPlace): void {
  const place = placeOfAnchor(saved.anchor);
  const block = place && blocksOf(element)[place.block];
  const { top, height } = element.getBoundingClientRect();
  const target = block ? block.top + block.height * place.gone : top + height * (saved.share ?? 0);
  // Whoever had hardly begun sees the title again, however far above the text it stands.
  if (target - Math.max(top, READING_LINE_PX) > READING_LINE_PX)
    scrollParent(element).scrollBy({ top: target - READING_LINE_PX, behavior: 'instant' });
}

/** The paragraphs, lists, figures: below whatever wraps them all. */
function blocksOf(element: HTMLElement): DOMRect[] {
  let root: Element = element;
  while (root.children.length === 1 && root.firstElementChild) root = root.firstElementChild;
  return [...root.children].map((block) => block.getBoundingClientRect());
}

/** What moves when this element is scrolled to: a part of the page with its own scrolling, else the page. */
function scrollParent(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (/auto|scroll/.test(overflowY) && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}
