import type { FragmentSlotName } from '@lantern/fragment-kit/fragment-slots';
import type { FragmentModule } from '@lantern/fragment-kit/read-fragment-module';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type FragmentFailure, loadFragment, START_LIMIT_MS } from './load-fragment';
import { useFragmentProps } from './use-fragment-props';
import { onLinkPress } from './on-link-press';
import { watchThrown } from './watch-thrown';

type ModuleFragmentProps = {
  slot: FragmentSlotName;
  address: string;
  attempt: number;
  onFail: (reason: FragmentFailure) => void;
};

/** A fragment in the page: in a root of its own, so that it can throw, and in a shadow, so that its styles stay there. */
export function ModuleFragment({ slot, address, attempt, onFail }: ModuleFragmentProps) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{
    root: Root;
    module: FragmentModule;
    onDrawn: () => void;
  } | null>(null);
  const props = useFragmentProps({ slot, kind: 'module' });
  const fail = useEffectEvent(onFail);
  const open = useEffectEvent(props.navigation.open);

  useEffect(() => {
    const host = place.current;
    if (!host) return;
    let isGone = false;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const failOnce = (reason: FragmentFailure) => {
      if (isGone) return;
      isGone = true;
      fail(reason);
    };
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const container = document.createElement('div');
    shadow.replaceChildren(container);
    shadow.addEventListener('click', (event) => onLinkPress(event, open));
    const root = createRoot(container, { onUncaughtError: () => failOnce('threw') });
    const stopWatching = watchThrown(address, () => failOnce('threw'));
    void loadFragment(address, attempt).then((load) => {
      if (isGone) return;
      if (load.kind === 'failed') {
        failOnce(load.reason);
        return;
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(load.module.styles);
      shadow.adoptedStyleSheets = [sheet];
      limit = setTimeout(failOnce, START_LIMIT_MS, 'too slow');
      setShown({ root, module: load.module, onDrawn: () => clearTimeout(limit) });
    });
    return () => {
      isGone = true;
      clearTimeout(limit);
      stopWatching();
      // React is at work on the page now, and takes no other root away meanwhile.
      setTimeout(() => root.unmount());
    };
  }, [address, attempt]);

  useEffect(() => {
    if (!shown) return;
    const { Component } = shown.module;
    shown.root.render(
      <Drawn onDrawn={shown.onDrawn}>
        <Component {...props} />
      </Drawn>,
    );
  }, [shown, props]);

  return <div ref={place} />;
}

/** Told once what is in it stands: one that waits for ever as it is drawn never does. */
function Drawn({ children, onDrawn }: { children: ReactNode; onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}
