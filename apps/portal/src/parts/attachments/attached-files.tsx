import type { Attachment } from '@lantern/contract/entities/attachment';
import { isAttachedPicture } from '@lantern/domain/attachments/attachment-types';
import { fileSize } from '@lantern/domain/display/file-size';
import { attachmentPath } from '@lantern/domain/web/stored-file';
import { FileClock, FileX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { ImageGallery } from '../image-gallery/image-gallery';
import { AttachmentLink } from './attachment-link';
import styles from './attachments.module.css';

/** The files of what somebody wrote: pictures to be looked at, others to be opened or saved; nothing where there are none. */
export function AttachedFiles({ files }: { files: readonly Attachment[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<number | null>(null);
  if (files.length === 0) return null;
  const pictures = files.filter((file) => file.state === 'ready' && isAttachedPicture(file.mediaType));
  const others = files.filter((file) => !pictures.includes(file));
  const sources = pictures.map((file) => ({ src: attachmentPath(file), alt: file.name, caption: file.name }));
  return (
    <div className={styles.attached}>
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label={t('attachments.pictures')}>
          {pictures.map((file, place) => (
            <li key={file.id}>
              <button
                type="button"
                className={styles.picture}
                aria-label={t('attachments.enlarge', { name: file.name })}
                onClick={() => setShown(place)}
              >
                <img
                  src={attachmentPath(file)}
                  alt=""
                  loading="lazy"
                  width={file.width ?? undefined}
                  height={file.height ?? undefined}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={styles.files} aria-label={t('attachments.label')}>
          {others.map((file) => (
            <li key={file.id}>
              {file.state === 'ready' ? (
                <AttachmentLink url={attachmentPath(file)} name={file.name} size={file.size} />
              ) : (
                <UnreadableFile file={file} />
              )}
            </li>
          ))}
        </ul>
      )}
      {shown !== null && <ImageGallery pictures={sources} start={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

/** What a virus scanner has not seen yet, or has refused, is named and not given. */
function UnreadableFile({ file: { name, size, state } }: { file: Attachment }) {
  const { t } = useTranslation();
  const isRefused = state === 'refused';
  return (
    <span className={styles.file}>
      <Icon of={isRefused ? FileX : FileClock} />
      <span>
        <bdi>{name}</bdi>
        <small>
          {isRefused ? t('attachments.refused') : `${t('attachments.unchecked')} ${fileSize(size)}`}
        </small>
      </span>
    </span>
  );
}
