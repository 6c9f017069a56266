import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** For tests: what a program of others (poppler) finds in a document. Debian has it as poppler-utils. */
export async function readPdf(
  pdf: Buffer,
): Promise<{ lines: string[]; info: string; structure: string; fonts: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-pdf-'));
  try {
    const file = join(folder, 'certificate.pdf');
    await writeFile(file, pdf);
    const [text, info, structure, fonts] = await Promise.all([
      run('pdftotext', [file, '-']),
      run('pdfinfo', [file]),
      run('pdfinfo', ['-struct', file]),
      run('pdffonts', [file]),
    ]);
    // Right-to-left lines come between marks that say so.
    const lines = text.stdout.split(/[\n\f]/).map((line) => line.replaceAll(/[\u202a-\u202e]/g, ''));
    return { lines, info: info.stdout, structure: structure.stdout, fonts: fonts.stdout };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
