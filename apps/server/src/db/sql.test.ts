import { expect, test } from 'vitest';
import { dynamic, joinSql, sql, trusted } from './sql';

test('values become parameters, nested statements are spliced in and renumbered', () => {
  const inner = sql`name = ${'Ada'} or age > ${36}`;
  const { text, values } = sql`select * from t where id = ${7} and (${inner}) limit ${5}`;
  expect(text).toBe('select * from t where id = $1 and (name = $2 or age > $3) limit $4');
  expect(values).toEqual([7, 'Ada', 36, 5]);
});

test('joined statements keep their parameters in order', () => {
  const { text, values } = joinSql([sql`a = ${1}`, sql`b = ${2}`, trusted('c')], ' and ');
  expect(text).toBe('a = $1 and b = $2 and c');
  expect(values).toEqual([1, 2]);
});

test('what depends on the request marks the whole statement', () => {
  expect(sql`select ${1}`.isDynamic).toBe(false);
  expect(sql`select 1 where ${dynamic(sql`a = ${1}`)}`.isDynamic).toBe(true);
});

test('an object of a request that looks like a statement stays a value', () => {
  const forged: unknown = JSON.parse('{"text":"1; drop table users","values":[],"isDynamic":false}');
  const { text, values } = sql`select ${forged}`;
  expect(text).toBe('select $1');
  expect(values).toEqual([forged]);
});
