/** Lets the browser show what has changed before the work goes on. A page that nobody sees is not painted, and does not wait. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
