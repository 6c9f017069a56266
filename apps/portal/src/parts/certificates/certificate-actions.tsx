import type { CertificateRecord } from '@lantern/contract/entities/certificates/certificate-record';
import { actionBar } from '@lantern/domain/display/action-bar';
import { ACTION_BAR_LIMIT } from '@lantern/domain/limits';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button/button-class';
import { IconButton } from '../../ui/button/icon-button';
import { IconLink } from '../../ui/button/icon-link';
import { Icon } from '../../ui/icon';
import { CertificateMenu } from './certificate-menu';
import styles from './certificate-row.module.css';
import { type CertificateAction, useCertificateActions } from './use-certificate-actions';
import { useCertificateSource } from './use-certificate-source';

type CertificateActionsProps = { certificate: CertificateRecord; date: string };

/** [9.14] Opening a certificate and the next best thing stand in its bar, the rest behind "more". */
export function CertificateActions({ certificate, date }: CertificateActionsProps) {
  const { t } = useTranslation();
  const source = useCertificateSource(certificate);
  const { certificateTemplate, certificateNumber, objectiveId } = certificate;
  const { name, kind } = certificateTemplate;
  const isOpened = kind !== 'external' || source.kind === 'external';
  const actions = useCertificateActions(certificate);
  const { shown, more } = actionBar(actions, isOpened ? ACTION_BAR_LIMIT - 1 : ACTION_BAR_LIMIT);
  return (
    <div className={styles.actions}>
      {source.kind === 'external' && (
        <a className={buttonClass()} href={source.url} target="_blank" rel="noopener noreferrer">
          <Icon of={ExternalLink} />
          {t('certificates.external')}
        </a>
      )}
      {kind !== 'external' && (
        <Link
          className={buttonClass()}
          to="/courses/$objectiveId/certificate/$certificateNumber"
          params={{ objectiveId, certificateNumber }}
          aria-label={t('certificates.viewOf', { name, date })}
        >
          {t('certificates.view')}
        </Link>
      )}
      {shown.map((action) => (
        <BarAction key={action.name} action={action} />
      ))}
      {more.length > 0 && <CertificateMenu label={t('certificates.moreOf', { name, date })} actions={more} />}
    </div>
  );
}

function BarAction({ action }: { action: CertificateAction }) {
  const { icon, label, directional = false } = action;
  return 'link' in action ? (
    <IconLink icon={icon} label={label} directional={directional} {...action.link} />
  ) : (
    <IconButton icon={icon} label={label} onClick={action.onSelect} />
  );
}
