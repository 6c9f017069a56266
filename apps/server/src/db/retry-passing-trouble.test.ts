import { expect, test, vi } from 'vitest';
import { retryPassingTrouble } from './retry-passing-trouble';

const passing = () => Object.assign(new Error('the database system is starting up'), { code: '57P03' });

test('passing trouble is waited out', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(passing()).mockResolvedValue('done');
  expect(await retryPassingTrouble(work, 0)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

test('trouble that does not pass is thrown in the end', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(passing());
  await expect(retryPassingTrouble(work, 0)).rejects.toThrow('starting up');
  expect(work).toHaveBeenCalledTimes(5);
});

test('a mistake is thrown at once', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('undefined is not a function'));
  await expect(retryPassingTrouble(work, 0)).rejects.toThrow(TypeError);
  expect(work).toHaveBeenCalledTimes(1);
});
