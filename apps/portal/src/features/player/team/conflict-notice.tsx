import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/notice';
import type { OneWork } from './shared-work';
import styles from './team.module.css';
import type { SharedDrafting } from './use-shared-draft';

type ConflictNoticeProps = { work: OneWork; drafting: SharedDrafting; count: number };

/** [1.3] Somebody else was quicker; nothing that was typed here goes. */
export function ConflictNotice({ work, drafting, count }: ConflictNoticeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = work.saves.filter(({ version }) => version > drafting.version).map(({ by }) => by.name);
  const who = format.list([...new Set(names)]);
  return (
    <div role="alert" className={styles.conflict}>
      <Notice tone="light" icon={TriangleAlert} title={t('team.modified')}>
        {t('team.modifiedBy', { count, who })}
      </Notice>
      <Button icon={RefreshCw} onClick={drafting.reload}>
        {t('team.reload')}
      </Button>
    </div>
  );
}
