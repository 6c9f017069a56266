/**
 * Fetches a file of the program that a page can do without for a while. One that does not come is asked for again
 * when the connection is back: a failure would take the page with it.
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadPatiently(load);
  }
}
