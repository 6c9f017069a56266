import { useTranslation } from 'react-i18next';
import styles from './lti-launch.module.css';

/** The tool's place while its address is fetched. */
export function ToolOpening() {
  const { t } = useTranslation();
  return (
    <div className={styles.tool}>
      <output className={styles.opening}>{t('toolLaunch.opening')}</output>
    </div>
  );
}
