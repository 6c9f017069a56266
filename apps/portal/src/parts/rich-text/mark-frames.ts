import { frameWithLanguage } from '@lantern/domain/web/frame-language';
import { whenNear } from '../lazy-frame/when-near';

type Marks = { language: string; className: string; offlineText: string };

/** [5.9] [9.11] Frames of a text are in the learner's language, and load when the reader comes near and there is a connection. Answers how to stop. */
export function markFrames(text: Element, { language, className, offlineText }: Marks): () => void {
  const stops = [...text.querySelectorAll('iframe')].map((frame) => {
    const address = frameWithLanguage(frame.src, language);
    // Written again, it would load again.
    if (frame.src !== address) frame.src = address;
    const place = placeOf(frame);
    place.className = className;
    const begin = () => {
      delete place.dataset['offline'];
      place.dataset['near'] = '';
    };
    const stop = whenNear(place, () => {
      if (navigator.onLine) return begin();
      place.dataset['offline'] = offlineText;
      addEventListener('online', begin, { once: true });
    });
    return () => {
      stop();
      removeEventListener('online', begin);
    };
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** What keeps its room until it is shown. */
function placeOf(frame: HTMLIFrameElement): HTMLElement {
  const parent = frame.parentElement;
  if (parent?.localName === 'span' && parent.childNodes.length === 1) return parent;
  const place = document.createElement('span');
  frame.replaceWith(place);
  place.append(frame);
  return place;
}
