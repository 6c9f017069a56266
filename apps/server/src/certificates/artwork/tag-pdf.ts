import { deflateSync, inflateSync } from 'node:zlib';
import { readPdf } from './read-pdf';
import type { SheetPiece } from './sheet-data';
import { visualOrder } from './visual-order';

const MARK = /0 0 m\n(1(?:\.\d+)?) 0 l\nS\n/g;

/**
 * Adds what readers other than eyes need to a page that the compiler left without it: which text is which, in which
 * order, and what it says in characters, since the shapes of many scripts do not tell. Everything else is decoration.
 * It is an update in the sense of the format, written behind the file as it was.
 */
export function tagPdf(pdf: Buffer, pieces: readonly SheetPiece[], direction: 'ltr' | 'rtl'): Buffer {
  const { size, root, info, startXref, object, stream } = readPdf(pdf);
  const catalog = object(root);
  const page = numberAfter(object(numberAfter(catalog, '/Pages')), '/Kids [');
  const content = numberAfter(object(page), '/Contents');
  const elements = pieces.map((_, index) => size + 3 + index);
  const [tree, parents, whole] = [size, size + 1, size + 2];
  const refs = elements.map((element) => `${element} 0 R`).join(' ');
  const data = deflateSync(
    Buffer.from(taggedContent(inflateSync(stream(content)).toString('latin1'), pieces, direction), 'latin1'),
  );

  const changed = new Map<number, Buffer>([
    [
      root,
      text(extended(withTitleShown(catalog), `/MarkInfo << /Marked true >> /StructTreeRoot ${tree} 0 R`)),
    ],
    [page, text(extended(object(page), '/StructParents 0 /Tabs /S'))],
    [
      content,
      Buffer.concat([
        text(`<< /Length ${data.length} /Filter /FlateDecode >>\nstream\n`),
        data,
        text('\nendstream'),
      ]),
    ],
    [
      tree,
      text(`<< /Type /StructTreeRoot /K ${whole} 0 R /ParentTree ${parents} 0 R /ParentTreeNextKey 1 >>`),
    ],
    [parents, text(`<< /Nums [0 [${refs}]] >>`)],
    [whole, text(`<< /Type /StructElem /S /Document /P ${tree} 0 R /K [${refs}] >>`)],
  ]);
  pieces.forEach((piece, index) => {
    const place = `/P ${whole} 0 R /Pg ${page} 0 R /K ${index}`;
    const said = `/ActualText <${utf16(piece.text)}>`;
    changed.set(size + 3 + index, text(`<< /Type /StructElem /S /${piece.role} ${place} ${said} >>`));
  });
  return updated(pdf, changed, { size: size + 3 + pieces.length, root, info, startXref });
}

/** Each piece between its brackets, decoration between its own; the marks go, they have done their work. */
function taggedContent(content: string, pieces: readonly SheetPiece[], direction: 'ltr' | 'rtl'): string {
  const marks = [...content.matchAll(MARK)];
  let tagged = '/Artifact BMC\n';
  let position = 0;
  marks.forEach((mark, order) => {
    const from = mark.index + mark[0].length;
    const to = marks[order + 1]?.index ?? content.length;
    const index = pieces.findIndex((piece) => piece.mark === Math.round((Number(mark[1]) - 1) * 1000));
    const piece = pieces[index];
    const begins = content.indexOf('BT\n', from);
    const ends = content.lastIndexOf('ET\n', to - 1) + 3;
    if (!piece || begins < 0 || begins >= to || ends <= begins)
      throw new Error(`No text behind mark ${mark[1]}`);
    tagged += `${content.slice(position, mark.index)}n\n${content.slice(from, begins)}EMC\n`;
    const shown = utf16(visualOrder(piece.text, direction));
    tagged += `/${piece.role} << /MCID ${index} >> BDC\n/Span << /ActualText <${shown}> >> BDC\n`;
    tagged += `${content.slice(begins, ends)}EMC\nEMC\n/Artifact BMC\n`;
    position = ends;
  });
  if (marks.length !== pieces.length) throw new Error(`${pieces.length} texts, but ${marks.length} marks`);
  return `${tagged}${content.slice(position)}\nEMC\n`;
}

function updated(
  pdf: Buffer,
  changed: ReadonlyMap<number, Buffer>,
  { size, root, info, startXref }: { size: number; root: number; info: string; startXref: number },
): Buffer {
  const chunks = [pdf, text('\n')];
  let offset = pdf.length + 1;
  let xref = 'xref\n';
  for (const [number, body] of changed) {
    const chunk = Buffer.concat([text(`${number} 0 obj\n`), body, text('\nendobj\n')]);
    xref += `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
    chunks.push(chunk);
    offset += chunk.length;
  }
  const trailer = `trailer\n<< /Size ${size} /Root ${root} 0 R ${info} /Prev ${startXref} >>`;
  return Buffer.concat([...chunks, text(`${xref}${trailer}\nstartxref\n${offset}\n%%EOF\n`)]);
}

function withTitleShown(catalog: string): string {
  return catalog.replace('/ViewerPreferences <<', '/ViewerPreferences << /DisplayDocTitle true');
}

function extended(dictionary: string, entries: string): string {
  return dictionary.replace(/>>\s*$/, `${entries} >>`);
}

function numberAfter(dictionary: string, key: string): number {
  const rest = dictionary.slice(dictionary.indexOf(key) + key.length);
  return Number.parseInt(rest, 10);
}

function utf16(value: string): string {
  return `FEFF${Buffer.from(value, 'utf16le').swap16().toString('hex')}`;
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}
