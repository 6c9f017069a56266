import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

export type DocumentFolder<T> = {
  all: () => Promise<Array<{ key: string; document: T }>>;
  read: (key: string) => Promise<T | null>;
  write: (key: string, document: T) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

const KEY = /^[\w-]{1,100}$/;

/** One JSON file per document. A write is whole or not at all, even when the machine stops in the middle of it. */
export async function documentFolder<T>(folder: string): Promise<DocumentFolder<T>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const turns = new Map<string, Promise<unknown>>();

  /** Writes of one document follow each other, so that the last one asked for is the one that stays. */
  function inTurn(key: string, work: () => Promise<void>): Promise<void> {
    const turn = (turns.get(key) ?? Promise.resolve()).then(work, work);
    turns.set(key, turn);
    return turn.finally(() => {
      if (turns.get(key) === turn) turns.delete(key);
    });
  }

  const fileOf = (key: string) => join(folder, `${key}.json`);
  return {
    async all() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      const keys = names.map((name) => name.slice(0, -'.json'.length));
      const documents = await Promise.all(
        keys.map(async (key) => ({ key, text: await readText(fileOf(key)) })),
      );
      return documents.flatMap(({ key, text }) =>
        // Only this program writes here, and only whole documents of this kind.
        text === null ? [] : [{ key, document: JSON.parse(text) as T }],
      );
    },
    async read(key) {
      if (!KEY.test(key)) return null;
      const text = await readText(fileOf(key));
      // As above.
      return text === null ? null : (JSON.parse(text) as T);
    },
    write: (key, document) => inTurn(key, () => replaceFile(fileOf(key), JSON.stringify(document))),
    remove: (key) => inTurn(key, () => rm(fileOf(key), { force: true })),
  };
}

async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
