import { readStored, writeStored } from './storage';

export type StoredList<Item extends { id: string }> = {
  read: () => Item[];
  /** In place of the one with the same id, else at the end. */
  put: (item: Item) => void;
  remove: (id: string) => void;
};

const held = new Map<string, string>();

/** A list that outlives the page; where the browser refuses storage, it lives as long as the page. */
export function storedList<Item extends { id: string }>(
  key: string,
  isItem: (value: unknown) => value is Item,
): StoredList<Item> {
  function read(): Item[] {
    return parsed(held.get(key) ?? readStored(key)).filter(isItem);
  }
  function write(items: readonly Item[]) {
    const text = JSON.stringify(items);
    writeStored(key, text);
    if (readStored(key) === text) held.delete(key);
    else held.set(key, text);
  }
  return {
    read,
    put(item) {
      const items = read();
      const index = items.findIndex(({ id }) => id === item.id);
      write(index === -1 ? [...items, item] : items.with(index, item));
    },
    remove(id) {
      write(read().filter((item) => item.id !== id));
    },
  };
}

/** Anybody can write into storage: what cannot be read is not there. */
function parsed(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
