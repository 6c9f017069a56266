import { fileSize } from '@lantern/domain/display/file-size';
import { isPdfName } from '@lantern/domain/web/stored-file';
import { useQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import type { MouseEvent } from 'react';
import { fileSizeQuery } from '../../api/transport/file-size';
import { Icon } from '../../ui/icon';
import { useOpenPdf } from '../pdf-viewer/use-open-pdf';
import type { Attachment } from './attachments';
import styles from './attachments.module.css';

/** [7.29] [2.34] A PDF opens in the viewer; anything else is saved. */
export function AttachmentLink({ url, name, size: known }: Attachment) {
  const { data } = useQuery({ ...fileSizeQuery(url), enabled: known === undefined });
  const size = known === undefined ? data : fileSize(known);
  const openPdf = useOpenPdf();
  const isPdf = isPdfName(name);
  const onClick = (event: MouseEvent) => {
    if (!isPdf || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openPdf(url);
  };
  return (
    <a className={styles.file} href={url} onClick={onClick} {...(!isPdf && { download: name })}>
      <Icon of={isPdf ? FileText : Download} />
      <span>
        <bdi>{name}</bdi>
        <small>{size}</small>
      </span>
    </a>
  );
}
