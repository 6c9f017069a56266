import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import template from './certificate.typ?raw';
import { BASE_FONTS, type ScriptFont } from './script-fonts';
import { type PrintedCertificate, sheetData } from './sheet-data';
import { tagPdf } from './tag-pdf';

export type CertificateFiles = {
  pdf: Buffer;
  png: Buffer;
  thumbnail: Buffer;
  card: Buffer;
  pdfCpuMs: number;
};

/** Draws certificates in a thread of its own: a picture takes a second, and nobody's request waits for it. */
export type CertificateEngine = {
  render(certificate: PrintedCertificate): Promise<CertificateFiles>;
  close(): Promise<void>;
};

type Rendered = {
  pdf: Uint8Array;
  png: Uint8Array;
  thumbnail: Uint8Array;
  card: Uint8Array;
  pdfCpuMs: number;
};
type Answer = { id: number; files?: Rendered; failure?: string };
type Waiting = { resolve: (files: Rendered) => void; reject: (error: Error) => void };

/** Its garbage is short strings and large buffers: it needs no room of the size that requests do. */
const THREAD_LIMITS = { maxYoungGenerationSizeMb: 8 };

const { resolve: fileOf } = createRequire(import.meta.url);

export function createCertificateEngine(): CertificateEngine {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let last = 0;

  const fail = (error: Error) => {
    thread = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const begin = (): Worker => {
    const made = new Worker(new URL('./render-thread.mjs', import.meta.url), {
      resourceLimits: THREAD_LIMITS,
    });
    made.on('message', ({ id, files, failure }: Answer) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (files) asked?.resolve(files);
      else asked?.reject(new Error(failure ?? 'The certificate could not be drawn'));
    });
    made.on('error', fail);
    made.on('exit', () => fail(new Error('The thread that draws certificates ended')));
    // It does not keep the program alive.
    made.unref();
    return made;
  };

  return {
    render: async (certificate) => {
      const started = process.cpuUsage();
      const { fonts, direction, sheet, card, pieces } = sheetData(certificate);
      const beforeMs = cpuMsSince(started);
      const id = (last += 1);
      const files = await new Promise<Rendered>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        thread ??= begin();
        thread.postMessage({ id, job: { template, fonts: fontFiles(fonts), sheet, card } }, []);
      });
      const drawn = process.cpuUsage();
      const pdf = tagPdf(Buffer.from(files.pdf), pieces, direction);
      const pdfCpuMs = beforeMs + files.pdfCpuMs + cpuMsSince(drawn);
      return {
        pdf,
        png: Buffer.from(files.png),
        thumbnail: Buffer.from(files.thumbnail),
        card: Buffer.from(files.card),
        pdfCpuMs,
      };
    },
    close: async () => {
      await thread?.terminate();
    },
  };
}

function cpuMsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

function fontFiles(fonts: readonly ScriptFont[]): string[] {
  return [...BASE_FONTS, ...fonts].flatMap((font) =>
    font.files.map((file) => fileOf(`${font.package}/${file}`)),
  );
}
