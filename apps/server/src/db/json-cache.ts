/** Some megabytes at most. */
const MOST_CHARACTERS = 4_000_000;

let characters = 0;
const objects = new Map<string, object>();
const cached = new WeakSet<object>();

/**
 * Reads a JSON object of the database that many rows share, such as a course on the cards of its learners: one text is
 * read once, and is the same frozen object ever after. Found by the text itself, it is never out of date.
 */
export function cachedJson(text: string): object {
  const known = objects.get(text);
  if (known) return known;
  const object = frozen(JSON.parse(text) as object); // by whoever calls
  characters += text.length;
  if (characters > MOST_CHARACTERS) forget(text.length);
  objects.set(text, object);
  cached.add(object);
  return object;
}

function forget(charactersLeft: number): void {
  objects.clear();
  characters = charactersLeft;
}

/** Is it one of those? Then what is made of it may be cached with it. */
export function isCached(object: object): boolean {
  return cached.has(object);
}

function frozen<T extends object>(object: T): T {
  for (const inner of Object.values(object)) if (typeof inner === 'object' && inner !== null) frozen(inner);
  return Object.freeze(object);
}
