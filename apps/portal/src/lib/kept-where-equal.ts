/** The new value, with every part of the old one that is equal to it in its place: what did not change is not drawn again. */
export function keptWhereEqual<Value>(old: unknown, value: Value): Value {
  // Equal in every part, so of the same type.
  return merged(old, value) as Value;
}

function merged(old: unknown, value: unknown): unknown {
  if (Object.is(old, value)) return old;
  if (value instanceof Date) return old instanceof Date && +old === +value ? old : value;
  if (Array.isArray(value)) return Array.isArray(old) ? mergedList(old, value) : value;
  if (!isRecord(value) || !isRecord(old)) return value;
  const keys = Object.keys(value);
  const next = Object.fromEntries(keys.map((key) => [key, merged(old[key], value[key])]));
  const isSame =
    keys.length === Object.keys(old).length &&
    keys.every((key) => Object.hasOwn(old, key) && Object.is(next[key], old[key]));
  return isSame ? old : next;
}

function mergedList(old: readonly unknown[], value: readonly unknown[]): readonly unknown[] {
  const next = value.map((item, index) => merged(old[index], item));
  const isSame = next.length === old.length && next.every((item, index) => Object.is(item, old[index]));
  return isSame ? old : next;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
