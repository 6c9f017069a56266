import type { CertificateRecord } from '@lantern/contract/entities/certificate-record';
import { certificateStanding } from '@lantern/domain/certificate/certificate-standing';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button/button-class';
import { Icon } from '../../ui/icon';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { CertificateMenu } from './certificate-menu';
import styles from './certificate-row.module.css';
import { StandingChip } from './standing-chip';
import { useCertificateSource } from './use-certificate-source';
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
  const date = day(issuedOn);
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

function CertificateActions({ certificate, date }: { certificate: CertificateRecord; date: string }) {
  const { t } = useTranslation();
  const source = useCertificateSource(certificate);
  const { certificateTemplate, certificateNumber, objectiveId, revoked } = certificate;
  const isElsewhere = certificateTemplate.kind === 'external';
  return (
    <div className={styles.actions}>
      {source.kind === 'external' && (
        <a className={buttonClass()} href={source.url} target="_blank" rel="noopener noreferrer">
          <Icon of={ExternalLink} />
          {t('certificates.external')}
        </a>
      )}
      {!isElsewhere && (
        <Link
          className={buttonClass()}
          to="/courses/$objectiveId/certificate/$certificateNumber"
          params={{ objectiveId, certificateNumber }}
          aria-label={t('certificates.viewOf', { name: certificateTemplate.name, date })}
        >
          {t('certificates.view')}
        </Link>
      )}
      {revoked === null && <CertificateMenu certificate={certificate} date={date} />}
    </div>
  );
}
