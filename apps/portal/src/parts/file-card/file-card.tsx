import type { ActivityContent } from '@lantern/contract/entities/activity-content';
import { fileSize } from '@lantern/domain/display/file-size';
import { isPdfName } from '@lantern/domain/web/stored-file';
import { BookOpen, Download, FileText } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { buttonClass } from '../../ui/button/button-class';
import { Icon } from '../../ui/icon';
import { useOpenPdf } from '../pdf-viewer/use-open-pdf';
import styles from './file-card.module.css';

type FileCardProps = { file: NonNullable<ActivityContent['file']> };

/** [9.9] [2.34] A file with its size; a PDF opens in the viewer. A private one is asked for when it is wanted: who may not have it is told so here. */
export function FileCard({ file }: FileCardProps) {
  const { t } = useTranslation();
  const openPdf = useOpenPdf();
  const [hasFailed, setHasFailed] = useState(false);

  async function onDownload(event: MouseEvent<HTMLAnchorElement>) {
    const link = event.currentTarget;
    if (file.access === 'public' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const answer = await fetch(file.url, { method: 'HEAD' }).catch(() => null);
    setHasFailed(!answer?.ok);
    if (answer?.ok) location.assign(link.href);
  }
  return (
    <div className={styles.file}>
      <Icon of={FileText} size="l" className={styles.icon} />
      <div className={styles.facts}>
        <bdi className={styles.name}>{file.name}</bdi>
        <span className={styles.size}>
          <bdi>{fileSize(file.size)}</bdi>
          {file.access === 'private' && ` · ${t('fileCard.private')}`}
        </span>
      </div>
      {isPdfName(file.name) && (
        <Button variant="primary" icon={BookOpen} onClick={() => openPdf(file.url)}>
          {t('fileCard.open')}
        </Button>
      )}
      <a
        className={buttonClass()}
        href={file.url}
        download={file.name}
        onClick={(event) => void onDownload(event)}
      >
        <Icon of={Download} />
        {t('fileCard.download')}
      </a>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {t('fileCard.failed')}
        </p>
      )}
    </div>
  );
}
