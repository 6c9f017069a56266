import type { Attachment } from '@lantern/contract/entities/attachment';
import { useTranslation } from 'react-i18next';
import { AttachedFiles } from '../../../parts/attachments/attached-files';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/notice';
import styles from './discussion.module.css';
import type { PostWords } from './post-words';

type NewerWordsProps = {
  words: PostWords;
  files: readonly Attachment[];
  onTake: () => void;
  onKeep: () => void;
};

/** [1.3] A post was edited elsewhere since this edit was begun: which words are to stand is for its author to say. */
export function NewerWords({ words: { title, text }, files, onTake, onKeep }: NewerWordsProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.newer}>
      <Notice tone="light" title={t('discussion.newerWords')}>
        {t('discussion.newerWordsHint')}
      </Notice>
      <blockquote dir="auto">
        {title && <strong>{title}</strong>}
        <p>{text}</p>
      </blockquote>
      <AttachedFiles files={files} />
      <div className={styles.composerFoot}>
        <Button onClick={onTake}>{t('discussion.takeNewer')}</Button>
        <Button onClick={onKeep}>{t('discussion.keepMine')}</Button>
      </div>
    </div>
  );
}
