type Item = Record<string, unknown>;

/** For tests: what ltijs asks of a database, in memory. */
export function memoryStore() {
  const collections = new Map<string, Item[]>();
  const itemsOf = (name: string) => {
    const items = collections.get(name) ?? [];
    collections.set(name, items);
    return items;
  };
  const fits = (item: Item, query: Item = {}) =>
    Object.entries(query).every(([key, value]) => item[key] === value);
  const insert = (name: string, item: Item, index: Item = {}) =>
    itemsOf(name).push({ ...index, ...item, createdAt: Date.now() });
  const remove = (name: string, query: Item) =>
    collections.set(
      name,
      itemsOf(name).filter((item) => !fits(item, query)),
    );
  return {
    setup: async () => true,
    Close: async () => true,
    Get: async (_key: unknown, name: string, query?: Item) => {
      const found = itemsOf(name).filter((item) => fits(item, query));
      return found.length > 0 && found;
    },
    Insert: async (_key: unknown, name: string, item: Item, index?: Item) => {
      insert(name, item, index);
      return true;
    },
    Replace: async (_key: unknown, name: string, query: Item, item: Item, index?: Item) => {
      remove(name, query);
      insert(name, { ...query, ...item }, index);
      return true;
    },
    Modify: async (_key: unknown, name: string, query: Item, change: Item) => {
      for (const item of itemsOf(name)) if (fits(item, query)) Object.assign(item, change);
      return true;
    },
    Delete: async (name: string, query: Item) => {
      remove(name, query);
      return true;
    },
  };
}
