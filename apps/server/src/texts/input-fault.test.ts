import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inputFault } from './input-fault';

const OURS = z.string().check(z.refine(() => false, 'Not a time zone such as Europe/Berlin'));

test.each<[z.ZodMiniType, unknown, string]>([
  [z.string(), undefined, 'Is missing'],
  [z.array(z.string()), undefined, 'Is missing'],
  [z.enum(['a', 'b']), undefined, 'Is missing'],
  [z.string(), 7, 'Must be a text'],
  [z.coerce.number(), 'seven', 'Must be a number'],
  [z.int(), 1.5, 'Must be a whole number'],
  [z.boolean(), 'yes', 'Must be true or false'],
  [z.array(z.string()), 'a', 'Must be a list'],
  [z.strictObject({}), [], 'Must be an object'],
  [z.date(), 'a', 'Is not of the kind that is wanted'],
  [z.strictObject({}), { age: 7 }, 'There is no field "age"'],
  [z.enum(['a', 'b']), 'c', 'Must be one of: a, b'],
  [z.literal('a'), 'c', 'Must be a'],
  [z.string().check(z.minLength(1)), '', 'Must not be empty'],
  [z.string().check(z.minLength(3)), 'ab', 'Must have at least 3 characters'],
  [z.string().check(z.maxLength(3)), 'abcd', 'Must have at most 3 characters'],
  [z.array(z.string()).check(z.minLength(1)), [], 'Must not be empty'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Must have at most 1 of them'],
  [z.array(z.string()).check(z.minLength(2)), ['a'], 'Must have at least 2 of them'],
  [z.number().check(z.gte(0)), -1, 'Must be at least 0'],
  [z.number().check(z.gt(0)), 0, 'Must be more than 0'],
  [z.number().check(z.lte(9)), 10, 'Must be at most 9'],
  [z.number().check(z.lt(9)), 9, 'Must be less than 9'],
  [z.email(), 'mia', 'Is not an e-mail address'],
  [z.url(), 'mia', 'Is not a web address'],
  [z.guid(), 'mia', 'Is not an id'],
  [z.iso.datetime(), 'mia', 'Is not a time such as 2027-01-31T09:00:00Z'],
  [z.string().check(z.regex(/^a$/)), 'b', 'Is not of the form that is wanted'],
  [z.union([z.literal(''), z.email()]), 'mia', 'Is not an e-mail address'],
  [OURS, 'mia', 'Not a time zone such as Europe/Berlin'],
])('a fault is said in a sentence, case %#', (schema, value, sentence) => {
  const { error } = z.safeParse(schema, value, { error: inputFault('en-US') });
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test('and in Arabic', () => {
  const { error } = z.safeParse(z.string().check(z.maxLength(3)), 'abcd', { error: inputFault('ar') });
  expect(error?.issues[0]?.message).toBe('عدد الأحرف يجب ألا يتجاوز 3');
});
