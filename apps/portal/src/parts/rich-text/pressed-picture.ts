/** Which picture was pressed; null when none was. */
export function pressedPicture(text: Element, target: EventTarget | null): number | null {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button) return null;
  const index = [...text.querySelectorAll('button:has(> img)')].indexOf(button);
  return index === -1 ? null : index;
}
