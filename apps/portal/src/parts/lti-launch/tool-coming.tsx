import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { Skeleton } from '../../ui/skeleton/skeleton';
import styles from './lti-launch.module.css';

/** What fills the tool's frame until it shows itself: blank lines, that it is coming, and the way out. */
export function ToolComing({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.coming}>
      <p className={styles.comingWords}>
        <output>{t('toolLaunch.opening')}</output>
        <Button variant="quiet" onClick={onCancel}>
          {t('toolLaunch.cancel')}
        </Button>
      </p>
      <div aria-hidden="true">
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
