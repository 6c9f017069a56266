import * as z from 'zod/mini';

/** [4.1]–[4.6] A number on the wire, a name in the code, by one of the domain's tables. */
export function coded<Name extends string>(codes: Readonly<Record<Name, number>>) {
  const names = Object.keys(codes) as [Name, ...Name[]]; // the table's own keys
  const numbers = Object.values<number>(codes);
  const known = z.int().check(z.refine((value) => numbers.includes(value), 'Unknown code'));
  return z.codec(known, z.enum(names), {
    decode: (number) => names.find((name) => codes[name] === number) ?? names[0],
    encode: (name) => codes[name],
  });
}
