import type { FragmentSlotName, RegisteredFragment } from '@lantern/fragment-kit/fragment-slots';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportEvent } from '../../api/attempts/report-event';
import { leadPast } from '../../lib/page/lead-past';
import { Button } from '../../ui/button/button';
import { WidgetOff } from '../../ui/widget-off';
import type { FragmentFailure } from './load-fragment';
import { noteSlot } from './failed-slots';
import { onFragmentEvent } from './fragment-events';
import styles from './fragment-slot.module.css';
import { FrameFragment } from './frame-fragment';
import { ModuleFragment } from './module-fragment';

type FragmentInSlot = {
  name: FragmentSlotName;
  registered: RegisteredFragment;
};

/** [8.11] Those that float above a page go without a word: nobody had come for them. */
const SILENT: readonly FragmentSlotName[] = ['tutor', 'knowledgeCentre'];

/** [8.11] One that fails takes nothing with it: it is tracked, and the learner can try again. */
export function Fragment({ name, registered }: FragmentInSlot) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<FragmentFailure | null>(null);

  const isEmpty = useRef(false);
  // With the last banner its place goes, sooner or later, and the focus with it.
  useLayoutEffect(() => {
    if (name !== 'banners') return undefined;
    const place = document.querySelector(`[data-fragment="${name}"]`);
    const stop = onFragmentEvent('banners_changed', ({ count }) => {
      isEmpty.current = count === 0;
    });
    return () => {
      stop();
      if (isEmpty.current) void leadPast(place);
    };
  }, [name]);

  function fail(reason: FragmentFailure) {
    setFailure((known) => known ?? reason);
    noteSlot(name, true);
    reportEvent('fragment_load_failed', { slot: name, reason });
  }
  function retry() {
    setFailure(null);
    noteSlot(name, false);
    setAttempt((count) => count + 1);
  }

  if (failure && SILENT.includes(name)) return <i hidden className={styles.off} />;
  if (failure)
    return (
      <div role="alert" className={styles.off}>
        <WidgetOff action={<Button onClick={retry}>{t('fragments.tryAgain')}</Button>}>
          <p>{t('fragments.failed')}</p>
        </WidgetOff>
      </div>
    );
  if (registered.kind === 'frame')
    return <FrameFragment key={attempt} slot={name} address={registered.address} onFail={fail} />;
  return (
    <ModuleFragment key={attempt} slot={name} address={registered.address} attempt={attempt} onFail={fail} />
  );
}
