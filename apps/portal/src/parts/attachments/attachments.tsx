import { useTranslation } from 'react-i18next';
import { AttachmentLink } from './attachment-link';
import styles from './attachments.module.css';

export type Attachment = {
  url: string;
  name: string;
  /** Asked for by HEAD where it is not known. */
  size?: number;
};

/** [7.29] Files to open or to save, each with its size; nothing at all where there are none. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const { t } = useTranslation();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('attachments.label')}>
      {files.map((file) => (
        <li key={file.url}>
          <AttachmentLink {...file} />
        </li>
      ))}
    </ul>
  );
}
