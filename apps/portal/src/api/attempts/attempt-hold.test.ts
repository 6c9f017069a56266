import { expect, test, vi } from 'vitest';
import { beforeEnding, unlessEnding, whileEnding } from './attempt-hold';

/** Work that ends when the test says so. */
function held() {
  let end = () => {};
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { promise, end };
}

const say = (done: string[], word: string) => async () => void done.push(word);

test('[4.10] an ending waits for the work that is on its way, and what comes later waits for it', async () => {
  const done: string[] = [];
  const [work, end] = [held(), held()];
  const before = unlessEnding('a', () => work.promise.then(say(done, 'before')));
  const ending = whileEnding('a', async () => {
    await end.promise;
    done.push('end');
  });
  const later = unlessEnding('a', say(done, 'later'));
  await unlessEnding('b', say(done, 'elsewhere'));
  work.end();
  await before;
  end.end();
  await Promise.all([ending, later]);
  expect(done).toEqual(['elsewhere', 'before', 'end', 'later']);
});

test('[4.10] work and endings that fail hold nothing', async () => {
  const failing = async () => Promise.reject(new Error('refused'));
  const work = unlessEnding('a', failing);
  const ending = whileEnding('a', failing);
  const later = unlessEnding('a', async () => 'later');
  await expect(work).rejects.toThrow('refused');
  await expect(ending).rejects.toThrow('refused');
  expect(await later).toBe('later');
});

test('[4.10] work that nobody waits for any more is not begun after the end', async () => {
  const done: string[] = [];
  const [end, leaving] = [held(), new AbortController()];
  const ending = whileEnding('a', () => end.promise);
  const later = unlessEnding('a', say(done, 'later'), leaving.signal);
  leaving.abort();
  end.end();
  await ending;
  await expect(later).rejects.toThrow(/abort/i);
  expect(done).toEqual([]);
});

test('[4.10] work without an answer does not hold the end for ever', async () => {
  vi.useFakeTimers();
  // It stays with its attempt, so this one is of no other test.
  void unlessEnding('unanswered', () => new Promise(() => {}));
  const ending = whileEnding('unanswered', async () => 'ended');
  await vi.runAllTimersAsync();
  expect(await ending).toBe('ended');
  vi.useRealTimers();
});

test('[4.10] what was done before handing in is sent before it, though a start that it needs comes late', async () => {
  const done: string[] = [];
  const start = held();
  const finish = beforeEnding('a', async () => {
    await start.promise;
    await beforeEnding('a', say(done, 'finish'));
  });
  const ending = whileEnding('a', say(done, 'end'));
  start.end();
  await Promise.all([finish, ending]);
  expect(done).toEqual(['finish', 'end']);
});

test('[4.10] nothing is sent while the end itself is on its way', async () => {
  const done: string[] = [];
  const [end, begun] = [held(), held()];
  const ending = whileEnding('a', async () => {
    begun.end();
    await end.promise;
    done.push('end');
  });
  await begun.promise;
  const finish = beforeEnding('a', say(done, 'finish'));
  end.end();
  await Promise.all([ending, finish]);
  expect(done).toEqual(['end', 'finish']);
});
