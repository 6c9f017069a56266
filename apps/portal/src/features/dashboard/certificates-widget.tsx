import type { DashboardCertificate } from '@lantern/contract/dashboard/get-my-dashboard';
import { isCertificateExpired } from '@lantern/domain/certificate/certificate-expiry';
import { certificatePath } from '@lantern/domain/course/course-paths';
import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLangOf } from '../../lib/page/use-lang-of';
import { useNow } from '../../lib/time/clock';
import { useDay } from '../../parts/certificates/use-day';
import { Chip } from '../../ui/chip';
import styles from './widgets.module.css';

/** [3.11] The latest certificates, and those before them that run out soon. */
export function CertificatesWidget({ certificates }: { certificates: readonly DashboardCertificate[] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.widget} aria-labelledby="certificates-title">
      <h2 id="certificates-title">{t('dashboard.widget.certificates')}</h2>
      {certificates.length === 0 && <p className={styles.empty}>{t('dashboard.noCertificates')}</p>}
      <ul className={styles.rows}>
        {certificates.map((certificate) => (
          <CertificateRow key={certificate.certificateNumber} certificate={certificate} />
        ))}
      </ul>
    </section>
  );
}

function CertificateRow({ certificate }: { certificate: DashboardCertificate }) {
  const { t } = useTranslation();
  const day = useDay();
  const langOf = useLangOf();
  const now = useNow();
  const { certificateNumber, objectiveId, courseName, courseLanguage, issuedOn, expiresOn } = certificate;
  return (
    <li className={styles.certificate}>
      {certificate.certificateThumbnailUrl ? (
        <img
          className={styles.picture}
          src={certificate.certificateThumbnailUrl}
          width={297}
          height={210}
          alt=""
          loading="lazy"
        />
      ) : (
        <span className={styles.picture} />
      )}
      <div>
        <h3 className={styles.title}>
          <Link to={certificatePath(objectiveId, certificateNumber)}>
            <bdi lang={langOf(courseLanguage)}>{courseName}</bdi>
          </Link>
        </h3>
        <p className={styles.sub}>
          {t('certificates.issuedOnAlone', { date: day(issuedOn) })}
          {' · '}
          {t('certificates.numberOf')} <bdi>{certificateNumber}</bdi>
        </p>
        {expiresOn && (
          <Chip icon={Clock} tone={isCertificateExpired(certificate, now) ? 'danger' : 'neutral'}>
            {t(isCertificateExpired(certificate, now) ? 'dashboard.expiredOn' : 'dashboard.expiresOn', {
              date: day(expiresOn),
            })}
          </Chip>
        )}
      </div>
    </li>
  );
}
