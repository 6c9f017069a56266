import type { FragmentSlotName } from '@lantern/fragment-kit/fragment-slots';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fragment-slot.module.css';
import { connectFrame, type FrameTold } from './connect-frame';
import type { FragmentFailure } from './load-fragment';
import { useFragmentProps } from './use-fragment-props';

type FrameFragmentProps = {
  slot: FragmentSlotName;
  address: string;
  onFail: (reason: FragmentFailure) => void;
};

/**
 * A third party's page, which can neither stop ours nor see who is signed in: `allow-scripts` alone gives it an origin of
 * its own, and a process. One that stops answering is taken away.
 */
export function FrameFragment({ slot, address, onFail }: FrameFragmentProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState<((message: FrameTold) => void) | null>(null);
  const { locale, direction, theme, timeZone, navigation, emit } = useFragmentProps({ slot, kind: 'frame' });
  const fail = useEffectEvent(onFail);
  const open = useEffectEvent(navigation.open);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const connection = connectFrame(element, {
      onFail: (reason) => fail(reason),
      onHeight: (height) => element.style.setProperty('block-size', `${height}px`),
      onOpen: (href) => open(href),
      onEvent: emit,
    });
    connection.ready.then(
      () => setTold(() => connection.tell),
      () => undefined,
    );
    return connection.close;
  }, [emit]);

  useEffect(() => {
    told?.({ kind: 'page', locale, direction, theme, timeZone });
  }, [told, locale, direction, theme, timeZone]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={t('fragments.frame')}
      src={address}
      sandbox="allow-scripts"
      referrerPolicy="origin"
    />
  );
}
