import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyLink } from '../../../parts/course-panel/copy-link';
import { usePage } from '../../../lib/page/page-facts';
import { EmptyState } from '../../../ui/empty-state';
import { WideScene } from '../../../ui/scene/wide-scene';
import styles from './player.module.css';
import { useIsNarrow } from './use-is-narrow';

type DesktopOnlyProps = {
  name: string;
  /** The activity's own address, which may not be reached yet. */
  href: string;
  children: ReactNode;
};

/** [9.5] Below 970 px an activity that cannot be used there says so. Until the width is known, the stylesheet decides. */
export function DesktopOnly({ name, href, children }: DesktopOnlyProps) {
  const { t } = useTranslation();
  const { origin } = usePage();
  const isNarrow = useIsNarrow();
  return (
    <>
      {isNarrow !== false && (
        <div className={styles.narrowOnly}>
          <EmptyState
            scene={<WideScene />}
            title={t('player.switchToDesktop')}
            action={<CopyLink url={`${origin}${href}`} title={name} isPrimary />}
          >
            {t('player.switchToDesktopText', { name })}
          </EmptyState>
        </div>
      )}
      {isNarrow !== true && <div className={styles.wideOnly}>{children}</div>}
    </>
  );
}
