import { cleanAhead, cleanHtml, cleanInPlace } from '../../lib/format/clean-html';
import { markFiles } from './mark-files';
import { markFrames } from './mark-frames';
import { markPictures } from './mark-pictures';

export { cleanAhead, cleanHtml, cleanInPlace, markFiles, markFrames, markPictures, markScrollers };

/** Wide formulas and listings scroll in themselves: those that do are reached by the keyboard. */
function markScrollers(text: Element): () => void {
  const wides = text.querySelectorAll('math[display="block"], pre');
  if (wides.length === 0) return () => {};
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(target);
  });
  for (const wide of wides) observer.observe(wide);
  return () => observer.disconnect();
}

function mark(wide: Element): void {
  if (wide.scrollWidth > wide.clientWidth) wide.setAttribute('tabindex', '0');
  else wide.removeAttribute('tabindex');
}
