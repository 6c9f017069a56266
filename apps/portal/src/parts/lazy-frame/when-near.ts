import { LAZY_FRAME_OBSERVER } from '@lantern/domain/display/lazy-frame';

/** [9.11] Tells when the reader has come near the element. Answers how to stop looking. */
export function whenNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onNear();
  }, LAZY_FRAME_OBSERVER);
  observer.observe(element);
  return () => observer.disconnect();
}
