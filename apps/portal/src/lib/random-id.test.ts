import { id } from '@lantern/contract/call';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { randomId } from './random-id';

test('an id is one that the server takes, and never the same twice', () => {
  const ids = Array.from({ length: 1000 }, randomId);
  expect(new Set(ids).size).toBe(1000);
  for (const made of ids) {
    expect(z.safeParse(id, made).success).toBe(true);
    expect(made).toMatch(/^.{14}4.{4}[89ab]/);
  }
});
