import { certificateHistory } from '@lantern/domain/certificate/certificate-history';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { courseCertificatesQuery } from '../../api/courses/certificates';
import { Icon } from '../../ui/icon';
import { CertificateRow } from './certificate-row';
import styles from './course-certificates.module.css';

type CourseCertificatesProps = { objectiveId: string; userId: string; now: Date };

/** [2.7] [9.10] The certificates of a course: the current one, and those before it to unfold. */
export function CourseCertificates({ objectiveId, userId, now }: CourseCertificatesProps) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(courseCertificatesQuery(objectiveId, userId));
  const { current, earlier, isCollapsible } = certificateHistory(data);
  if (!current) return null;
  return (
    <section className={styles.certificates}>
      <h2>{t('certificates.title')}</h2>
      <ul className={styles.list}>
        <CertificateRow certificate={current} isCurrent now={now} />
      </ul>
      {isCollapsible && (
        <details className={styles.earlier}>
          <summary>
            {t('certificates.earlier', { count: earlier.length })}
            <Icon of={ChevronDown} />
          </summary>
          <ul className={styles.list}>
            {earlier.map((certificate) => (
              <CertificateRow key={certificate.id} certificate={certificate} isCurrent={false} now={now} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
