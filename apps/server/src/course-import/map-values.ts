/** The same keys with other values; a key whose value is null is left out. */
export function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  valueOf: (value: From) => To | null,
): Record<string, To> {
  const entries = Object.entries(record).map(([key, value]) => [key, valueOf(value)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, To] => entry[1] !== null));
}
