import { stringify } from 'yaml';

export function yamlText(value: Record<string, unknown>): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** The keys that have a value. */
export function set(keys: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(keys).filter(([, value]) => value !== null && value !== undefined),
  );
}
