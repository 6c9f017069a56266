import type { CertificateRecord } from '@lantern/contract/entities/certificates/certificate-record';
import { Link } from '@tanstack/react-router';
import { Download, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyCertificateLink } from '../../../parts/certificates/copy-certificate-link';
import { useCertificateLinks } from '../../../parts/certificates/use-certificate-links';
import { useCertificateSource } from '../../../parts/certificates/use-certificate-source';
import { buttonClass } from '../../../ui/button/button-class';
import { Icon } from '../../../ui/icon';
import styles from './end-certificate.module.css';

type CertificateWaysProps = { certificate: CertificateRecord; date: string };

/** [9.10] To look at it, to keep it, to show it. */
export function CertificateWays({ certificate, date }: CertificateWaysProps) {
  const { t } = useTranslation();
  const source = useCertificateSource(certificate);
  const links = useCertificateLinks(certificate);
  const { certificateTemplate, certificateNumber, objectiveId, certificatePdfUrl } = certificate;
  const leading = buttonClass({ variant: 'primary', size: 'lg' });
  return (
    <div className={styles.ways}>
      {source.kind === 'external' && (
        <a className={leading} href={source.url} target="_blank" rel="noopener noreferrer">
          <Icon of={ExternalLink} />
          {t('certificates.external')}
        </a>
      )}
      {certificateTemplate.kind !== 'external' && (
        <Link
          className={leading}
          to="/courses/$objectiveId/certificate/$certificateNumber"
          params={{ objectiveId, certificateNumber }}
          aria-label={t('certificates.viewOf', { name: certificateTemplate.name, date })}
        >
          {t('courseEnd.viewCertificate')}
        </Link>
      )}
      {certificatePdfUrl && (
        <a className={buttonClass()} href={certificatePdfUrl} download>
          <Icon of={Download} />
          {t('certificates.downloadPdf')}
        </a>
      )}
      <CopyCertificateLink
        address={links.public}
        label={t('certificates.copyPublicLink')}
        variant="secondary"
      />
    </div>
  );
}
