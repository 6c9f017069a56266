/** Microsoft's provider writes "True" and "False" in texts; whatever is neither is left for the schema to refuse. */
export function flagOf(value: unknown): unknown {
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  return word === 'true' ? true : word === 'false' ? false : value;
}
