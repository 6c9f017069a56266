import * as z from 'zod/mini';
import type { Operation } from '../operations/operation';

type Kind = { type: 'string' | 'boolean'; multiple: boolean };

/** How the command line takes each field, by what the schema says of it. */
export function kindsOf({ input }: Operation): Record<string, Kind> {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const type = typeof schema === 'object' ? schema.type : undefined;
      return [name, { type: type === 'boolean' ? 'boolean' : 'string', multiple: type === 'array' }];
    }),
  );
}

export function neededFields({ input }: Operation): string[] {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).required ?? [];
}

/** As help calls it: a word by its place, anything else by its flag. */
export function shownName({ words }: Operation, name: string): string {
  return words.includes(name) ? wordOf(name) : flagOf(name);
}

export function wordOf(name: string): string {
  return flagOf(name).slice(2).toUpperCase();
}

export function flagOf(name: string): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
