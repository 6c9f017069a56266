/** As the server cleans them: no value holds an angle bracket of its own. */
const FRAME = /<iframe\b[^>]*>[^<]*<\/iframe>/g;

/** [9.11] Served html with room for each of its frames: none is shown, and so none loads, before the page is alive. */
export function heldFrames(html: string, className: string): string {
  return html.replace(FRAME, (frame) => `<span class="${className}">${frame}</span>`);
}
