import type { CertificateRecord } from '@lantern/contract/entities/certificate-record';
import { certificateSource } from '@lantern/domain/certificate/certificate-source';
import { certificateStanding } from '@lantern/domain/certificate/certificate-standing';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isBeingDrawn } from '../../api/certificates';
import { buttonClass } from '../../ui/button/button-class';
import { Icon } from '../../ui/icon';
import { Tooltip } from '../../ui/tooltip/tooltip';
import styles from './certificate-row.module.css';
import { StandingChip } from './standing-chip';
import { useDay } from './use-day';
import { useResultWords } from './use-result-words';

type CertificateRowProps = { certificate: CertificateRecord; isCurrent: boolean; now: Date };

/** [9.10] One certificate of a course, and the way to it. */
export function CertificateRow({ certificate, isCurrent, now }: CertificateRowProps) {
  const { t } = useTranslation();
  const day = useDay();
  const { result, points } = useResultWords(certificate.objectiveRecord);
  const standing = certificateStanding(certificate, now);
  const { certificateTemplate, certificateNumber, certificatePngUrl, issuedOn } = certificate;
  const issued = t('certificates.issuedOn', { date: day(issuedOn) });
  return (
    <li className={styles.row}>
      {certificatePngUrl ? (
        <img
          className={styles.picture}
          src={certificatePngUrl}
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
        <h3 className={styles.name}>{certificateTemplate.name}</h3>
        <p>
          {isCurrent && `${t('certificates.current')} · `}
          {issued}
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
      <CertificateLink certificate={certificate} date={day(issuedOn)} />
    </li>
  );
}

function CertificateLink({ certificate, date }: { certificate: CertificateRecord; date: string }) {
  const { t } = useTranslation();
  const { certificateTemplate, certificateNumber, objectiveId, revoked } = certificate;
  const source = certificateSource(certificateTemplate.kind, certificate);
  const isMissing = source.kind === 'missing' && revoked === null && !isBeingDrawn(certificate);
  const missing = isMissing ? source.field : null;
  useEffect(() => {
    if (missing) reportError(new Error(`Certificate ${certificateNumber} has no ${missing}`));
  }, [missing, certificateNumber]);

  if (source.kind === 'external') {
    return (
      <a className={buttonClass()} href={source.url} target="_blank" rel="noopener noreferrer">
        <Icon of={ExternalLink} />
        {t('certificates.external')}
      </a>
    );
  }
  if (isMissing) return null;
  return (
    <Link
      className={buttonClass()}
      to="/courses/$objectiveId/certificate/$certificateNumber"
      params={{ objectiveId, certificateNumber }}
      aria-label={t('certificates.viewOf', { name: certificateTemplate.name, date })}
    >
      {t('certificates.view')}
    </Link>
  );
}
