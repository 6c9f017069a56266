import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Places = {
  canvas: HTMLCanvasElement;
  words: HTMLElement;
  /** In pixels of the page. */
  width: number;
};

/** Draws a page as sharp as the screen is. Answers how to stop. */
export function drawPage(
  document: PDFDocumentProxy,
  number: number,
  { canvas, words, width }: Places,
): () => void {
  let isStopped = false;
  let task: RenderTask | null = null;
  void (async () => {
    const { TextLayer } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const page = await document.getPage(number);
    if (isStopped) return;
    const plain = page.getViewport({ scale: 1 });
    const scale = width / plain.width;
    const viewport = page.getViewport({ scale: scale * devicePixelRatio });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    task = page.render({ canvas, viewport });
    await task.promise;
    if (isStopped) return;
    words.replaceChildren();
    words.style.setProperty('--total-scale-factor', String(scale));
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: words,
      viewport: page.getViewport({ scale }),
    });
    await layer.render();
    // Stopped on the way: nothing is left to say.
  })().catch(() => undefined);
  return () => {
    isStopped = true;
    task?.cancel();
  };
}
