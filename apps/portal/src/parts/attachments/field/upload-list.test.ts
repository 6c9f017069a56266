import type { Attachment } from '@lantern/contract/entities/attachment';
import { expect, test, vi } from 'vitest';
import { NetworkError } from '../../../api/transport/network-error';
import { attachedFiles, createUploadList, isSending, type UploadDeps } from './upload-list';

const file = (name: string, size = 3) => new File(['a'.repeat(size)], name);

function sent(id: string, name = 'a.txt'): Attachment {
  return { id, name, size: 3, mediaType: 'text/plain', state: 'ready', width: null, height: null };
}

/** Each file is on its way until the test says what comes of it. */
function world(given: Attachment[] = []) {
  const under = new Map<
    string,
    PromiseWithResolvers & { progress: (share: number) => void; signal: AbortSignal }
  >();
  const remove = vi.fn<UploadDeps['remove']>(async () => {});
  let made = 0;
  const list = createUploadList(
    {
      newId: () => `f${(made += 1)}`,
      remove,
      send: ({ id, onProgress, signal }) => {
        const promise = withResolvers();
        under.set(id, { ...promise, progress: onProgress, signal });
        signal.addEventListener('abort', () => promise.reject(signal.reason));
        return promise.promise;
      },
    },
    given,
  );
  const kinds = () => list.get().items.map(({ id, state }) => `${id} ${state.kind}`);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { list, under, remove, kinds, settled };
}

type PromiseWithResolvers = {
  promise: Promise<Attachment>;
  resolve: (attachment: Attachment) => void;
  reject: (error: unknown) => void;
};

function withResolvers(): PromiseWithResolvers {
  let resolve: PromiseWithResolvers['resolve'] = () => {};
  let reject: PromiseWithResolvers['reject'] = () => {};
  const promise = new Promise<Attachment>((onDone, onFail) => {
    resolve = onDone;
    reject = onFail;
  });
  return { promise, resolve, reject };
}

test('two files are on their way at once, the others wait; what is there is attached in its order', async () => {
  const { list, under, kinds, settled } = world();
  list.add([file('a.txt'), file('b.txt'), file('c.txt')]);
  expect(kinds()).toEqual(['f1 sending', 'f2 sending', 'f3 waiting']);
  under.get('f2')?.progress(0.5);
  expect(list.get().items[1]?.state).toEqual({ kind: 'sending', share: 0.5 });
  under.get('f2')?.resolve(sent('f2'));
  await settled();
  expect(kinds()).toEqual(['f1 sending', 'f2 done', 'f3 sending']);
  expect(isSending(list.get())).toBe(true);
  for (const id of ['f1', 'f3']) under.get(id)?.resolve(sent(id));
  await settled();
  expect([attachedFiles(list.get()).map(({ id }) => id), isSending(list.get())]).toEqual([
    ['f1', 'f2', 'f3'],
    false,
  ]);
});

test('[5.7] what does not fit is never sent, and says why', () => {
  const { list, under } = world();
  const large = file('a.txt');
  Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 });
  list.add([file('a.exe'), large]);
  expect(list.get().items.map(({ state }) => state)).toMatchObject([
    { kind: 'unfit', problem: { messageKey: 'validation.fileType' } },
    { kind: 'unfit', problem: { messageKey: 'validation.fileTooBig' } },
  ]);
  expect([under.size, isSending(list.get())]).toEqual([0, false]);
});

test('a cancelled file is gone here and there; a removed one too, unless it hangs on the thing already', async () => {
  const old = sent('old');
  const { list, under, remove, kinds, settled } = world([old]);
  list.add([file('a.txt'), file('b.txt')]);
  under.get('f2')?.resolve(sent('f2'));
  await settled();
  list.remove('f1');
  expect(under.get('f1')?.signal.aborted).toBe(true);
  list.remove('f2');
  list.remove('old');
  await settled();
  expect(kinds()).toEqual([]);
  expect(remove.mock.calls.flat().toSorted()).toEqual(['f1', 'f2']);
});

test('without a connection a file waits for one; what failed is tried again under the same id', async () => {
  const { list, under, kinds, settled } = world();
  list.add([file('a.txt'), file('b.txt')]);
  under.get('f1')?.reject(new NetworkError());
  under.get('f2')?.reject(new Error('refused'));
  await settled();
  expect(kinds()).toEqual(['f1 offline', 'f2 failed']);
  list.goOn();
  expect(kinds()).toEqual(['f1 sending', 'f2 failed']);
  list.retry('f2');
  expect(kinds()).toEqual(['f1 sending', 'f2 sending']);
});

test('more than ten are not taken, and it is said', () => {
  const { list } = world();
  list.add(Array.from({ length: 12 }, (_, count) => file(`${count}.txt`)));
  expect([list.get().items.length, list.get().hasTooMany]).toEqual([10, true]);
  list.remove('f1');
  expect(list.get().hasTooMany).toBe(false);
});

test('once what was written is sent, nothing is left, and nothing is removed that is there', async () => {
  const { list, under, remove, kinds, settled } = world();
  list.add([file('a.txt')]);
  under.get('f1')?.resolve(sent('f1'));
  await settled();
  list.clear();
  await settled();
  expect([kinds(), remove.mock.calls]).toEqual([[], []]);
});
