/** A stylesheet that did not come leaves the head: the bundler's loader takes one that is named there for loaded. */
export function forgetFailedStyles(): void {
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  // Errors of elements do not bubble.
  document.addEventListener('error', forget, { capture: true });
}
