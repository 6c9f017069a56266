const END_OF_HEAD = '</head>';

/** Puts the page's styles, preloads and entry at the end of the head, whichever piece of the stream it comes in. */
export function insertIntoHead(html: string): TransformStream<Uint8Array, Uint8Array> {
  // One character a byte: a piece may end in the middle of a longer one.
  const byBytes = new TextDecoder('latin1');
  let waiting = new Uint8Array();
  let isDone = false;
  return new TransformStream({
    transform(chunk, controller) {
      if (isDone) {
        controller.enqueue(chunk);
        return;
      }
      waiting = joined(waiting, chunk);
      const at = byBytes.decode(waiting).indexOf(END_OF_HEAD);
      if (at < 0) return;
      isDone = true;
      controller.enqueue(waiting.subarray(0, at));
      controller.enqueue(new TextEncoder().encode(html));
      controller.enqueue(waiting.subarray(at));
    },
    flush(controller) {
      if (!isDone) controller.enqueue(waiting);
    },
  });
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
