import { ListTree } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';
import { Icon } from '../../../ui/icon';
import { ProgressBar } from '../../../ui/progress/progress-bar';
import styles from './player.module.css';

type ContentsBarProps = {
  /** 0 to 1. */
  progress: number;
  onOpen: () => void;
};

/** [2.29] How far the learner is, and the way to the contents where they do not stand beside the page. */
export const ContentsBar = memo(function DrawnBar({ progress, onOpen }: ContentsBarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <button type="button" className={styles.contentsBar} aria-haspopup="dialog" onClick={onOpen}>
      <Icon of={ListTree} />
      <span>{t('contents.label')}</span>
      <ProgressBar label={t('player.progress')} value={progress} className={styles.contentsProgress} />
      <bdi className={styles.number}>{format.percent(progress)}</bdi>
    </button>
  );
});
