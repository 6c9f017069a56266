import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { ToneText } from '../../ui/tone-text';
import styles from './tasks.module.css';

type TaskTallyProps = { overdue: number; soon: number; submitted: number };

/** How much there is to do, and what was done. */
export function TaskTally({ overdue, soon, submitted }: TaskTallyProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <dl className={styles.tally}>
      <div>
        <dt>{t('tasks.tallyOverdue')}</dt>
        <dd>{overdue > 0 ? <ToneText tone="danger">{number(overdue)}</ToneText> : number(0)}</dd>
      </div>
      <div>
        <dt>{t('tasks.tallySoon')}</dt>
        <dd>{soon > 0 ? <ToneText tone="light">{number(soon)}</ToneText> : number(0)}</dd>
      </div>
      <div>
        <dt>{t('tasks.tallySubmitted')}</dt>
        <dd>{number(submitted)}</dd>
      </div>
    </dl>
  );
}
