const END_OF_HEAD = '</head>';

/** Puts the page's styles, preloads and entry at the end of the head, whichever piece of the stream it comes in. */
export function insertIntoHead(html: string): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let waiting = '';
  let isDone = false;
  return new TransformStream({
    transform(chunk, controller) {
      if (isDone) {
        controller.enqueue(chunk);
        return;
      }
      waiting += decoder.decode(chunk, { stream: true });
      const at = waiting.indexOf(END_OF_HEAD);
      if (at < 0) return;
      isDone = true;
      controller.enqueue(encoder.encode(`${waiting.slice(0, at)}${html}${waiting.slice(at)}`));
    },
    flush(controller) {
      if (!isDone) controller.enqueue(encoder.encode(waiting));
    },
  });
}
