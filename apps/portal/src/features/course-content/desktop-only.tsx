import { isMobileWidth } from '@lantern/domain/display/breakpoints';
import { MOBILE_WIDTH_PX } from '@lantern/domain/limits';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyLink } from '../../parts/course-ticket/copy-link';
import { EmptyState } from '../../ui/empty-state';
import { WideScene } from '../../ui/scene/wide-scene';
import styles from './player.module.css';

type DesktopOnlyProps = { name: string; children: ReactNode };

/** [9.5] Below 970 px an activity that cannot be used there says so. Until the width is known, the stylesheet decides. */
export function DesktopOnly({ name, children }: DesktopOnlyProps) {
  const { t } = useTranslation();
  const isNarrow = useSyncExternalStore(
    onResize,
    () => isMobileWidth(window.innerWidth),
    () => null,
  );
  return (
    <>
      {isNarrow !== false && (
        <div className={styles.narrowOnly}>
          <EmptyState
            scene={<WideScene />}
            title={t('player.switchToDesktop')}
            action={<CopyLink url={typeof location === 'undefined' ? '' : location.href} title={name} />}
          >
            {t('player.switchToDesktopText', { name })}
          </EmptyState>
        </div>
      )}
      {isNarrow !== true && <div className={styles.wideOnly}>{children}</div>}
    </>
  );
}

function onResize(listener: () => void): () => void {
  const query = matchMedia(`(max-width: ${MOBILE_WIDTH_PX - 1}px)`);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
