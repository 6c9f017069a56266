import { beforeEach, expect } from 'vitest';

const ITEM = /\[\d+\.\d+\]|\breading \d+/i;

/** Every test of the domain says which sentence of the specification it holds. */
beforeEach(() => {
  const { currentTestName = '' } = expect.getState();
  if (!ITEM.test(currentTestName)) throw new Error(`The title names no item: ${currentTestName}`);
});
