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

export function flagOf(name: string): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
