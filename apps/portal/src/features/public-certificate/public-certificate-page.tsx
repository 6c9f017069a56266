import type { PublicCertificate } from '@lantern/contract/entities/certificates/certificate-record';
import { certificateStanding } from '@lantern/domain/certificate/certificate-standing';
import { BASE_PATH } from '@lantern/domain/course/course-paths';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Download, ExternalLink, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { publicCertificateQuery } from '../../api/courses/certificates';
import { courseTitle } from '../../lib/format/shown-title';
import { useNow } from '../../lib/time/clock';
import { usePage } from '../../lib/page/page-facts';
import { publicCertificatePath } from '../../parts/certificates/use-certificate-links';
import { CertificateSheet } from '../../parts/certificates/certificate-sheet';
import { CopyCertificateLink } from '../../parts/certificates/copy-certificate-link';
import { StandingChip } from '../../parts/certificates/standing-chip';
import { useDay } from '../../parts/certificates/use-day';
import { useResultWords } from '../../parts/certificates/use-result-words';
import { CourseFacts } from '../../parts/course-panel/course-facts';
import { CourseName } from '../../parts/course-text/course-name';
import { LinkCard } from '../../parts/link-preview/link-card';
import { LinkPreview } from '../../parts/link-preview/link-preview';
import { PageTitle } from '../../parts/page-title/page-title';
import { buttonClass } from '../../ui/button/button-class';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import styles from './public-certificate-page.module.css';

/** Comes with the page whose place it takes. */
export { CertificateNotFound } from './certificate-not-found';

/** [2.16] What the certificate says and what it is worth, for everybody who has its number. */
export function PublicCertificatePage() {
  const { t } = useTranslation();
  const day = useDay();
  const { origin } = usePage();
  const { certificateNumber: asked } = useParams({ from: '/bare/certificate/$certificateNumber' });
  const { data: certificate } = useSuspenseQuery(publicCertificateQuery(asked));
  const { learnerName, issuerName, issuedOn, certificateNumber } = certificate;
  const courseName = courseTitle({ name: certificate.courseName }, t);
  const standing = certificateStanding(certificate, useNow());
  const title = t('certificates.completed', { name: learnerName, course: courseName });
  const issued = t('certificates.issuedBy', {
    issuer: issuerName,
    date: day(issuedOn),
    number: certificateNumber,
  });
  return (
    <article className={styles.page}>
      <PageTitle of={title} />
      <meta name="robots" content="noindex" />
      <LinkPreview
        title={title}
        description={issued}
        path={publicCertificatePath(certificateNumber)}
        imageUrl={certificate.certificateCardUrl && `${origin}${certificate.certificateCardUrl}`}
      />
      {certificate.certificateCardUrl && <LinkCard alt={title} />}
      <p className={styles.standing}>
        <StandingChip standing={standing} />
      </p>
      {certificate.revoked === null && certificate.certificateTemplate.kind === 'custom' && (
        <CertificateSheet certificate={certificate} standing={standing} />
      )}
      <div className={styles.foot}>
        <div>
          <h1>{title}</h1>
          <p className={styles.soft}>{issued}</p>
        </div>
        <Actions certificate={certificate} />
      </div>
      <Facts certificate={certificate} />
      <Credential certificate={certificate} />
    </article>
  );
}

function Actions({ certificate }: { certificate: PublicCertificate }) {
  const { t } = useTranslation();
  const { origin } = usePage();
  const { certificatePdfUrl, externalUrl, certificateNumber } = certificate;
  const address = `${origin}${BASE_PATH}${publicCertificatePath(certificateNumber)}`;
  return (
    <div className={styles.actions}>
      {certificatePdfUrl && (
        <a className={buttonClass({ variant: 'primary' })} href={certificatePdfUrl} download>
          <Icon of={Download} />
          {t('certificates.downloadPdf')}
        </a>
      )}
      {externalUrl && (
        <a className={buttonClass({ variant: 'primary' })} href={externalUrl} rel="noopener noreferrer">
          <Icon of={ExternalLink} />
          {t('certificates.external')}
        </a>
      )}
      <CopyCertificateLink address={address} label={t('copyLink.action')} variant="secondary" />
    </div>
  );
}

/** Every fact that the sheet prints, as text. */
function Facts({ certificate }: { certificate: PublicCertificate }) {
  const { t } = useTranslation();
  const day = useDay();
  const { result, points } = useResultWords(certificate);
  const { learnerName, issuerName, signerName, signerTitle, issuedOn, expiresOn } = certificate;
  const course = { name: certificate.courseName, language: certificate.courseLanguage };
  const facts = [
    { key: 'kind', label: t('certificates.kind'), value: certificate.certificateTemplate.name },
    { key: 'name', label: t('certificates.name'), value: <bdi>{learnerName}</bdi> },
    { key: 'course', label: t('certificates.course'), value: <CourseName course={course} /> },
    { key: 'result', label: t('certificates.result'), value: result && <bdi>{result}</bdi> },
    { key: 'points', label: t('courseResult.points'), value: points },
    { key: 'issued', label: t('certificates.issued'), value: day(issuedOn) },
    { key: 'expires', label: t('certificates.expires'), value: expiresOn && day(expiresOn) },
    { key: 'issuer', label: t('certificates.issuer'), value: issuerName },
    {
      key: 'signer',
      label: t('certificates.signedBy'),
      value: signerName && <bdi>{signerTitle ? `${signerName}, ${signerTitle}` : signerName}</bdi>,
    },
    { key: 'number', label: t('certificates.number'), value: <bdi>{certificate.certificateNumber}</bdi> },
  ];
  return (
    <section aria-label={t('certificates.facts')} className={styles.facts}>
      <CourseFacts facts={facts.filter(({ value }) => value)} />
    </section>
  );
}

function Credential({ certificate }: { certificate: PublicCertificate }) {
  const { t } = useTranslation();
  const { isCredentialGenuine, credentialUrl, credentialTokenUrl, badgeUrl } = certificate;
  if (isCredentialGenuine === null) return null;
  return (
    <Notice
      tone={isCredentialGenuine ? 'success' : 'danger'}
      icon={ShieldCheck}
      title={t(isCredentialGenuine ? 'certificates.genuine' : 'certificates.notGenuine')}
    >
      {credentialUrl && credentialTokenUrl && badgeUrl && (
        <p className={styles.credential}>
          {t('certificates.credential')}{' '}
          <bdi>
            <a href={credentialUrl} download>
              JSON
            </a>{' '}
            <a href={credentialTokenUrl} download>
              JWT
            </a>{' '}
            <a href={badgeUrl} download>
              PNG
            </a>
          </bdi>
        </p>
      )}
    </Notice>
  );
}
