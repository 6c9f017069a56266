import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { type Placement, placePopup } from './place-popup';

type Popup = {
  popup: RefObject<HTMLElement | null>;
  anchor: () => Element | null;
  placement: Placement;
  gap?: number;
};

/** Lifts a rendered `popover="manual"` into the top layer and keeps it beside its anchor. */
export function usePopup({ popup, anchor, placement, gap = 8 }: Popup) {
  const { side, align } = placement;
  const findAnchor = useEffectEvent(anchor);

  useLayoutEffect(() => {
    const element = popup.current;
    if (!element) return undefined;
    // Firefox before 125 has no popovers: there the fixed position alone serves.
    if (typeof element.showPopover === 'function') element.showPopover();

    function place() {
      const from = findAnchor();
      if (element && from) moveBeside(element, from, { placement: { side, align }, gap });
    }
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
    };
  }, [popup, side, align, gap]);
}

function moveBeside(popup: HTMLElement, from: Element, options: { placement: Placement; gap: number }) {
  const viewport = {
    inlineSize: document.documentElement.clientWidth,
    blockSize: document.documentElement.clientHeight,
  };
  const rect = from.getBoundingClientRect();
  const rightToLeft = getComputedStyle(popup).direction === 'rtl';
  const { inlineStart, blockStart } = placePopup({
    ...options,
    viewport,
    anchor: {
      inlineStart: rightToLeft ? viewport.inlineSize - rect.right : rect.left,
      blockStart: rect.top,
      inlineSize: rect.width,
      blockSize: rect.height,
    },
    popup: { inlineSize: popup.offsetWidth, blockSize: popup.offsetHeight },
  });
  popup.style.insetInlineStart = `${inlineStart}px`;
  popup.style.insetBlockStart = `${blockStart}px`;
}
