export type PdfParts = {
  size: number;
  root: number;
  /** The entries of the trailer that an update repeats. */
  info: string;
  startXref: number;
  /** The dictionary of an object, as it is written. */
  object: (number: number) => string;
  stream: (number: number) => Buffer;
};

/** Finds the objects of a file by its one table of offsets, as the compiler writes it. */
export function readPdf(pdf: Buffer): PdfParts {
  const tail = pdf.toString('latin1', Math.max(0, pdf.length - 2048));
  const startXref = Number(matched(tail, /startxref\s+(\d+)\s+%%EOF\s*$/));
  const trailer = tail.slice(tail.lastIndexOf('trailer'));
  const table = pdf.toString('latin1', startXref).split('\n').slice(2);
  const offset = (number: number) => Number.parseInt(table[number] ?? '', 10);
  const end = (from: number, word: string) => {
    const at = pdf.indexOf(word, from, 'latin1');
    if (at < 0) throw new Error(`No ${word} in the document`);
    return at;
  };
  const object = (number: number) => {
    const from = end(offset(number), 'obj\n') + 4;
    const [stream, over] = [pdf.indexOf('stream\n', from, 'latin1'), end(from, '\nendobj')];
    return pdf.toString('latin1', from, stream >= 0 && stream < over ? stream : over).trim();
  };
  return {
    size: Number(matched(trailer, /\/Size (\d+)/)),
    root: Number(matched(trailer, /\/Root (\d+)/)),
    info: `${matched(trailer, /(\/Info \d+ 0 R)/)} ${matched(trailer, /(\/ID \[.*?\])/s)}`,
    startXref,
    object,
    stream: (number) => {
      const length = Number(matched(object(number), /\/Length (\d+)/));
      const from = end(offset(number), 'stream\n') + 7;
      return pdf.subarray(from, from + length);
    },
  };
}

function matched(text: string, pattern: RegExp): string {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`${pattern.source} is not in the document`);
  return found;
}
