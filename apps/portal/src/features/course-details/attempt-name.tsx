import type { PreviousAttempt } from '@lantern/domain/course/previous-attempts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { Chip } from '../../ui/chip';
import styles from './previous-attempts.module.css';

/** Which attempt a row is. */
export function AttemptName({ row: { number, isCurrent } }: { row: PreviousAttempt<unknown> }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <span className={styles.name}>
      {number === null ? <Chip>{t('courseResult.imported')}</Chip> : format.number(number)}
      {isCurrent && <Chip tone="light">{t('previousAttempts.current')}</Chip>}
    </span>
  );
}
