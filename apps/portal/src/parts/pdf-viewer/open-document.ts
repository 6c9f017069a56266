import {
  getDocument,
  type PDFDocumentLoadingTask,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { trustedScriptUrl } from '../../lib/embedding/trusted-script-url';

export type OpenedDocument = { task: PDFDocumentLoadingTask; end: () => void };

/** Begins to read a PDF, in a worker of its own that ends with the task. */
export async function openDocument(url: string): Promise<OpenedDocument> {
  const { default: workerUrl } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url');
  const port = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({ url, worker, verbosity: VerbosityLevel.ERRORS });
  return {
    task,
    end: () => {
      void task.destroy().finally(() => {
        worker.destroy();
        port.terminate();
      });
    },
  };
}

/** The status that the file was refused with; null when there was none, as with a file that is no PDF. */
export function refusalStatus(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}
