import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';
import { useNow } from '../../../lib/time/clock';
import { Avatar } from '../../../ui/avatar';
import type { OneWork } from './shared-work';
import styles from './team.module.css';
import type { SaveState } from './use-shared-draft';

type LastSavedProps = { work: OneWork; state: SaveState; isTyped: boolean };

const MINUTE_MS = 60_000;

/** [1.3] Who saved last and when, and whether what is typed here is with the team already. */
export function LastSaved({ work, state, isTyped }: LastSavedProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const [last] = work.saves;
  const minutes = last ? Math.max(0, Math.floor((now.getTime() - last.at.getTime()) / MINUTE_MS)) : 0;
  function when(at: Date): string {
    if (minutes === 0) return t('team.justNow');
    return minutes < 60 ? t('team.minutesAgo', { count: minutes }) : format.dateTime(at);
  }
  const savedBy = ({ by, at }: OneWork['saves'][number]) =>
    by.isMe
      ? t('team.lastSavedByYou', { when: when(at) })
      : t('team.lastSaved', { name: by.name, when: when(at) });
  const initials = last ? Array.from(last.by.name)[0] : null;
  return (
    <div className={styles.workBar}>
      {initials && <Avatar initials={initials} size="s" />}
      <span>{last ? savedBy(last) : t('team.notSavedYet')}</span>
      <output className={styles.saving}>
        {isTyped && t(`team.saving.${state === 'saved' ? 'saving' : state}`)}
      </output>
      {last && (
        <span className={styles.version}>{t('team.version', { version: format.number(work.version) })}</span>
      )}
    </div>
  );
}
