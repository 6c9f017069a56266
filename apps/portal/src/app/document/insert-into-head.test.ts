import { expect, test } from 'vitest';
import { insertIntoHead } from './insert-into-head';

const HEAD = '<style>a{}</style>';
const PAGE = '<html><head><title>دوراتي ✓</title></head><body><p>é </head></p></body></html>';
const WANTED = PAGE.replace('</head>', `${HEAD}</head>`);
const bytes = new TextEncoder().encode(PAGE);

async function through(...pieces: Uint8Array[]): Promise<string> {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  return new Response(stream.pipeThrough(insertIntoHead(HEAD))).text();
}

test('wherever the stream is split, the head gets its end and no character is lost', async () => {
  for (let at = 0; at <= bytes.length; at += 1)
    expect(await through(bytes.slice(0, at), bytes.slice(at)), `split at byte ${at}`).toBe(WANTED);
});

test('a stream of single bytes is put together', async () => {
  expect(await through(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toBe(WANTED);
});

test('the head leaves as soon as it is complete: what follows is not waited for', async () => {
  const { readable, writable } = insertIntoHead(HEAD);
  const reader = readable.getReader();
  void writable.getWriter().write(bytes.slice(0, 60));
  const sent = [await reader.read(), await reader.read()].map(({ value }) => new TextDecoder().decode(value));
  expect(sent.join('')).toMatch(/^<html><head>.*<\/style>$/);
});

test('a page without a head passes as it is', async () => {
  expect(await through(new TextEncoder().encode('<p>é</p>'))).toBe('<p>é</p>');
});
