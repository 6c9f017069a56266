/**
 * Runs inside the page before its own scripts: notes when the element is first painted, the long tasks and the
 * layout shifts. It is sent to the browser as text, so it knows nothing of this module.
 */
export function watchPage(selector) {
  const seen = { readyMs: null, longTasks: [], layoutShift: 0, firstPaintMs: 0 };
  globalThis.benchSeen = seen;
  const observe = (type, note) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.layoutShift += value;
  });
  const look = () => {
    const element = document.querySelector(selector);
    const isShown = element !== null && element.getBoundingClientRect().height > 0;
    if (!isShown) return requestAnimationFrame(look);
    // The frame after the one that painted it.
    return requestAnimationFrame(() => {
      seen.readyMs = performance.now();
    });
  };
  requestAnimationFrame(look);
}
