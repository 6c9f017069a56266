import type { CertificateStanding } from '@lantern/domain/certificate/certificate-standing';
import { useTranslation } from 'react-i18next';
import { courseTitle } from '../../lib/format/shown-title';
import styles from './certificate-sheet.module.css';

type CertificateSheetProps = {
  standing: CertificateStanding;
  certificate: {
    certificatePngUrl: string | null;
    isBeingDrawn: boolean;
    learnerName: string;
    courseName: string;
  };
};

/** The certificate as it was drawn; its facts stand beside it as text. */
export function CertificateSheet({ certificate, standing }: CertificateSheetProps) {
  const { t } = useTranslation();
  const { certificatePngUrl, isBeingDrawn, learnerName: name } = certificate;
  const course = courseTitle({ name: certificate.courseName }, t);
  if (!certificatePngUrl) {
    return (
      <output className={styles.waiting}>
        {t(isBeingDrawn ? 'certificates.preparing' : 'certificates.missing')}
      </output>
    );
  }
  return (
    <img
      className={styles.sheet}
      data-standing={standing}
      src={certificatePngUrl}
      width={2376}
      height={1680}
      alt={t('certificates.picture', { name, course })}
    />
  );
}
