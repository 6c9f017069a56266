/** The arrow key that points along the text, or against it. */
export function keyTowards(edge: 'start' | 'end', element: Element): 'ArrowLeft' | 'ArrowRight' {
  const rightToLeft = getComputedStyle(element).direction === 'rtl';
  return (edge === 'end') === rightToLeft ? 'ArrowLeft' : 'ArrowRight';
}
