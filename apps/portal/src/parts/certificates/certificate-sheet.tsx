import { useTranslation } from 'react-i18next';
import styles from './certificate-sheet.module.css';

type CertificateSheetProps = { imageUrl: string | null; learnerName: string; courseName: string };

/** The certificate as it was drawn; its facts stand beside it as text. */
export function CertificateSheet({ imageUrl, learnerName, courseName }: CertificateSheetProps) {
  const { t } = useTranslation();
  if (!imageUrl) {
    return <output className={styles.waiting}>{t('certificates.preparing')}</output>;
  }
  return (
    <img
      className={styles.sheet}
      src={imageUrl}
      width={2376}
      height={1680}
      alt={t('certificates.picture', { name: learnerName, course: courseName })}
    />
  );
}
