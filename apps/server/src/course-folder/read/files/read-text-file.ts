import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FOLDER_LIMITS, sizeText } from '../../limits';
import type { FolderFile } from './list-folder';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The text of a file without its byte-order mark, with plain line ends; or what is wrong with it. */
export async function readTextFile(
  root: string,
  { path: place, byteLength }: FolderFile,
): Promise<{ text: string } | { problem: string }> {
  if (byteLength > FOLDER_LIMITS.textBytes)
    return {
      problem: `This text has ${sizeText(byteLength)}; ${sizeText(FOLDER_LIMITS.textBytes)} are the most. Divide it.`,
    };
  const bytes = await readFile(path.join(root, place));
  try {
    const text = decoder.decode(bytes);
    if (!text.includes('\0')) return { text: text.replaceAll(/\r\n?/g, '\n') };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return { problem: 'This text is not UTF-8. Save it again as UTF-8.' };
}

/** The lines between two `---` at the start of a Markdown file, and what comes after them. */
export function splitFrontMatter(text: string): { keys: string; body: string; bodyLine: number } {
  const found = /^---[ \t]*\n([\s\S]*?\n)??---[ \t]*(?:\n|$)/.exec(text);
  if (!found) return { keys: '', body: text, bodyLine: 1 };
  return {
    keys: found[1] ?? '',
    body: text.slice(found[0].length),
    bodyLine: found[0].split('\n').length,
  };
}
