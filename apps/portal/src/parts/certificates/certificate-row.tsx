import type { CertificateRecord } from '@lantern/contract/entities/certificates/certificate-record';
import { certificateStanding } from '@lantern/domain/certificate/certificate-standing';
import { useTranslation } from 'react-i18next';
import { useLangOf } from '../../lib/page/use-lang-of';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { CertificateActions } from './certificate-actions';
import styles from './certificate-row.module.css';
import { StandingChip } from './standing-chip';
import { useDay } from './use-day';
import { useResultWords } from './use-result-words';

type CertificateRowProps = { certificate: CertificateRecord; isCurrent: boolean; now: Date };

/** [9.10] One certificate of a course, and the way to it. */
export function CertificateRow({ certificate, isCurrent, now }: CertificateRowProps) {
  const { t } = useTranslation();
  const day = useDay();
  const langOf = useLangOf();
  const { result, points } = useResultWords(certificate.objectiveRecord);
  const standing = certificateStanding(certificate, now);
  const { certificateTemplate, certificateNumber, certificateThumbnailUrl, issuedOn } = certificate;
  const date = day(issuedOn);
  return (
    <li className={styles.row}>
      {certificateThumbnailUrl ? (
        <img
          className={styles.picture}
          src={certificateThumbnailUrl}
          width={297}
          height={210}
          alt=""
          loading="lazy"
          data-standing={standing}
        />
      ) : (
        <span className={styles.picture} />
      )}
      <div>
        <h3 className={styles.name}>
          <bdi lang={langOf(certificate.courseLanguage)}>{certificateTemplate.name}</bdi>
        </h3>
        <p>
          {isCurrent
            ? `${t('certificates.current')} · ${t('certificates.issuedOn', { date })}`
            : t('certificates.issuedOnAlone', { date })}
        </p>
        {result && (
          <p>
            <bdi>{result}</bdi>
            {points && ` (${points})`}
          </p>
        )}
        <p>
          {t('certificates.numberOf')} <bdi>{certificateNumber}</bdi>
        </p>
        {standing !== 'valid' && (
          <Tooltip text={t(`certificates.${standing}`)}>
            {(props) => (
              <span {...props}>
                <StandingChip standing={standing} />
              </span>
            )}
          </Tooltip>
        )}
      </div>
      <CertificateActions certificate={certificate} date={date} />
    </li>
  );
}
