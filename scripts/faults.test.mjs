import { beforeAll, expect, test, vi } from 'vitest';
import { allFaults } from './faults/all-faults.mjs';

// Whole databases, poolers and servers, started and ended again and again.
vi.setConfig({ hookTimeout: 1_800_000 });

let results;
beforeAll(async () => {
  results = await allFaults({ times: 2 });
});

test('whatever breaks, what was acknowledged is there, and once', () => {
  const losses = results.filter(({ lost, doubled }) => lost + doubled > 0);
  expect(losses).toEqual([]);
});

test('passing trouble is told as such, with when to come back, and never as a fault of ours', () => {
  expect(results.filter(({ wrong }) => wrong > 0)).toEqual([]);
});

test('where another server stands by, nobody notices', () => {
  const unnoticed = results.filter(({ mayRefuse }) => mayRefuse === false);
  expect(unnoticed.map(({ refused }) => refused)).toEqual(unnoticed.map(() => 0));
});

test('every fault went on under load', () => {
  expect(results.filter(({ acknowledged }) => acknowledged === 0)).toEqual([]);
});
