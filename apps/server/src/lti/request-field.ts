/** One field of a form or a query; repeated, empty or missing ones are as good as none. */
export function requestField(fields: unknown, name: string): string | null {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, name)) return null;
  const value: unknown = Object.entries(fields).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : null;
}
