import { screen, waitFor } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useCleanHtml } from './use-clean-html';

const shown = vi.hoisted(() => ({ is: false }));
/** They come while React waits for them: there when it draws the text once more. */
vi.mock('./load-text-tools', async () => {
  const tools = await import('./text-tools');
  let loaded: typeof tools | null = null;
  let loading: Promise<typeof tools> | null = null;
  return {
    textToolsNow: () => loaded,
    loadTextTools: () => {
      if (shown.is) loading ??= Promise.resolve().then(() => (loaded = tools));
      return loading;
    },
  };
});

function Text() {
  const { inner } = useCleanHtml('<p>Words</p>', []);
  return <div dangerouslySetInnerHTML={inner} />;
}

afterEach(() => vi.unstubAllGlobals());

test('a text is drawn whose tools come while it waits for them', async () => {
  shown.is = true;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const faults: unknown[] = [];
  const onFault = (error: unknown) => void faults.push(error);
  const options = { onUncaughtError: onFault, onRecoverableError: onFault, onCaughtError: onFault };
  const root = createRoot(document.body.appendChild(document.createElement('div')), options);
  startTransition(() => root.render(<Text />));
  await waitFor(() => expect(screen.queryByText('Words') ?? faults[0]).toBeTruthy());
  expect(faults).toEqual([]);
  root.unmount();
});
