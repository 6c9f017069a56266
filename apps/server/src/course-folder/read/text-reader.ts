import { createHash } from 'node:crypto';
import type { DraftText } from '../../course-import/draft-text';
import type { CourseProblem } from '../course-problem';
import { mapAddresses } from '../markdown/map-addresses';
import { renderMarkdown } from '../markdown/render-markdown';
import type { AddressBook } from './address-book';
import { reportIn } from './part-source';
import type { Fields } from './yaml-fields';

export type TextPlace = { file: string; folder: string; key: string; line: number };

export type TextReader = {
  /** Markdown with the addresses of the course and drawn as html; null for none. */
  text: (source: string | null, place: TextPlace) => DraftText | null;
  report: (file: string, line: number, message: string) => void;
  /** The stored path of a file that a key names; null when it is not there, which is then reported. */
  file: (fields: Fields, key: string, named: { address: string; folder: string }) => string | null;
};

export function textReader(book: AddressBook, problems: CourseProblem[]): TextReader {
  return {
    text: (source, { file, folder, key, line: firstLine }) => {
      if (source === null || source === '') return null;
      const report = reportIn(file, problems);
      const stored = mapAddresses(source, (address) => book.stored(address, folder));
      const html = renderMarkdown(stored, {
        scope: textScope(key),
        report: (line, message) => report(firstLine + line - 1, message),
        refuseAddress: (address, kind) => book.refuse(address, kind, folder),
        sizeOf: (address) => book.sizeOf(address, folder),
      });
      return { source: stored, html };
    },
    report: (file, line, message) => reportIn(file, problems)(line, message),
    file: (fields, key, { address, folder }) => {
      const found = book.file(address, folder);
      if ('path' in found) return found.path;
      fields.report(key, `names a file that cannot be used. ${found.problem}`);
      return null;
    },
  };
}

/** Of a text's key: several texts may stand on one page, and their ids must differ. */
export function textScope(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}
