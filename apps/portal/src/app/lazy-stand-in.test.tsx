import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, useDeferredValue, use } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPending } from './lazy-stand-in';

const never = new Promise<string>(() => {});

function Page({ text }: { text: string | Promise<string> }) {
  return <p>{typeof text === 'string' ? text : use(text)}</p>;
}

function Searched({ text }: { text: string | Promise<string> }) {
  return <Page text={useDeferredValue(text)} />;
}

test('what stands in for a page is fetched when it is shown, not while the page before stays', async () => {
  const load = vi.fn(async () => () => <p>Please wait</p>);
  const Pending = lazyPending(load);
  const view = render(
    <Suspense fallback={<Pending />}>
      <Searched text="Cards" />
    </Suspense>,
  );
  await act(async () =>
    view.rerender(
      <Suspense fallback={<Pending />}>
        <Searched text={never} />
      </Suspense>,
    ),
  );
  expect(screen.getByText('Cards')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();

  const Slow = lazy(() => new Promise<never>(() => {}));
  await act(async () =>
    view.rerender(
      <Suspense key="another" fallback={<Pending />}>
        <Slow />
      </Suspense>,
    ),
  );
  expect(await screen.findByText('Please wait')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('one that was fetched before stands in at once, and one that cannot be had leaves its place empty', async () => {
  const Slow = lazy(() => new Promise<never>(() => {}));
  const loads = [async () => () => <p>Please wait</p>, async () => Promise.reject(new Error('Out of reach'))];
  const [Fetched, Missing] = loads.map((load) => lazyPending(load));
  if (!Fetched || !Missing) throw new Error('Two were made');
  // One turn of the microtasks alone: no wait of React's own.
  await act(async () =>
    render(
      <Suspense fallback={<Fetched />}>
        <Slow />
      </Suspense>,
    ),
  );
  expect(screen.getByText('Please wait')).toBeTruthy();
  const { container } = await act(async () =>
    render(
      <Suspense fallback={<Missing />}>
        <Slow />
      </Suspense>,
    ),
  );
  expect(container.textContent).toBe('');
});
