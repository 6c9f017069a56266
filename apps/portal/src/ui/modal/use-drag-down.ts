import { type PointerEvent, type RefObject, useRef } from 'react';

const closesAfterPx = 72;

/** Pulling the handle moves the element with the finger; far enough, it closes. */
export function useDragDown(ref: RefObject<HTMLElement | null>, onClose: () => void) {
  const startY = useRef<number | null>(null);

  function pull(byPx: number) {
    if (ref.current) ref.current.style.translate = byPx > 0 ? `0 ${byPx}px` : '';
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startY.current !== null) pull(event.clientY - startY.current);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const byPx = startY.current === null ? 0 : event.clientY - startY.current;
      startY.current = null;
      pull(0);
      if (byPx > closesAfterPx) onClose();
    },
    onPointerCancel() {
      startY.current = null;
      pull(0);
    },
  };
}
