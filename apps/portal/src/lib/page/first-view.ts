let isFirst = false;

/** From now on the page is as the server rendered it, until somebody goes on from it. */
export function beginFirstView(): void {
  isFirst = true;
  const listening = { capture: true, once: true };
  addEventListener('click', endFirstView, listening);
  addEventListener('popstate', endFirstView, listening);
}

export function endFirstView(): void {
  isFirst = false;
}

/** Whether the page stands where the browser has it: whoever began to read before it came alive is not thrown back. */
export function isFirstView(): boolean {
  return isFirst;
}
