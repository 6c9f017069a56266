import type { FragmentModule } from '@lantern/fragment-kit/read-fragment-module';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type FragmentFailure, loadFragment } from './load-fragment';
import { useFragmentProps } from './use-fragment-props';
import { onLinkPress } from './on-link-press';
import { watchThrown } from './watch-thrown';

type ModuleFragmentProps = {
  address: string;
  attempt: number;
  onFail: (reason: FragmentFailure) => void;
};

/** A fragment in the page: in a root of its own, so that it can throw, and in a shadow, so that its styles stay there. */
export function ModuleFragment({ address, attempt, onFail }: ModuleFragmentProps) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ root: Root; module: FragmentModule } | null>(null);
  const props = useFragmentProps();
  const fail = useEffectEvent(onFail);
  const open = useEffectEvent(props.navigation.open);

  useEffect(() => {
    const host = place.current;
    if (!host) return;
    let isGone = false;
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
      setShown({ root, module: load.module });
    });
    return () => {
      isGone = true;
      stopWatching();
      // React is at work on the page now, and takes no other root away meanwhile.
      setTimeout(() => root.unmount());
    };
  }, [address, attempt]);

  useEffect(() => {
    if (!shown) return;
    const { Component } = shown.module;
    shown.root.render(<Component {...props} />);
  }, [shown, props]);

  return <div ref={place} />;
}
