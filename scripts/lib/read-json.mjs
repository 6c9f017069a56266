import { readFile } from 'node:fs/promises';

/** The content of a JSON file, or null where there is none. */
export async function readJson(file) {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : JSON.parse(text);
}
