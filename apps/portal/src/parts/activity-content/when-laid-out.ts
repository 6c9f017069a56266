/** Longer than this nobody waits for a picture. */
const MOST_MS = 3000;

/** When nothing above a place moves it any more: fonts and pictures have come, or have had their time. */
export async function whenLaidOut(element: HTMLElement): Promise<void> {
  const pictures = [...element.querySelectorAll('img')]
    // One that is fetched when it comes near would never come.
    .filter((picture) => !picture.complete && picture.loading !== 'lazy')
    .map(
      (picture) =>
        new Promise((resolve) => {
          picture.addEventListener('load', resolve, { once: true });
          picture.addEventListener('error', resolve, { once: true });
        }),
    );
  const fonts = document.fonts?.ready ?? Promise.resolve();
  await Promise.race([
    Promise.all([fonts, ...pictures]),
    new Promise((resolve) => {
      setTimeout(resolve, MOST_MS);
    }),
  ]);
}
