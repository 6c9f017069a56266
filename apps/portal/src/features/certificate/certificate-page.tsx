import type { CertificateRecord } from '@lantern/contract/entities/certificates/certificate-record';
import { certificateStanding } from '@lantern/domain/certificate/certificate-standing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Award, Download, ExternalLink, Image, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { certificateQuery } from '../../api/courses/certificates';
import { courseTitle } from '../../lib/format/shown-title';
import { useNow } from '../../lib/time/clock';
import { CertificateSheet } from '../../parts/certificates/certificate-sheet';
import { CopyCertificateLink } from '../../parts/certificates/copy-certificate-link';
import { StandingChip } from '../../parts/certificates/standing-chip';
import { useCertificateLinks } from '../../parts/certificates/use-certificate-links';
import { useCertificateSource } from '../../parts/certificates/use-certificate-source';
import { useDay } from '../../parts/certificates/use-day';
import { useResultWords } from '../../parts/certificates/use-result-words';
import { CourseFacts } from '../../parts/course-panel/course-facts';
import { CourseName, type TextOfCourse } from '../../parts/course-text/course-name';
import { PageTitle } from '../../parts/page-title/page-title';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { buttonClass } from '../../ui/button/button-class';
import { Icon } from '../../ui/icon';
import styles from './certificate-page.module.css';

/** [2.10] */
export function CertificatePage() {
  const { t } = useTranslation();
  const { certificateNumber } = useParams({
    from: '/member/inside/courses/$objectiveId/certificate/$certificateNumber',
  });
  const { data: certificate } = useSuspenseQuery(certificateQuery(certificateNumber));
  const now = useNow();
  // The loader has refused a number that is not the learner's.
  if (!certificate) return null;
  const { objectiveId } = certificate;
  const course = courseOf(certificate);
  return (
    <>
      <PageTitle of={t('certificates.pageTitle', { course: courseTitle(course, t) })} />
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        links={[
          { key: 'courses', link: <Link to="/courses">{t('pages.courses')}</Link> },
          {
            key: 'course',
            link: (
              <Link to="/courses/$objectiveId" params={{ objectiveId }}>
                <CourseName course={course} />
              </Link>
            ),
          },
        ]}
        current={t('pages.certificate')}
      />
      <div className={styles.layout}>
        {certificate.revoked === null && certificate.certificateTemplate.kind === 'custom' && (
          <CertificateSheet certificate={certificate} standing={certificateStanding(certificate, now)} />
        )}
        <div className={styles.side}>
          <h1>{t('certificates.yours')}</h1>
          <Actions certificate={certificate} />
          <Facts certificate={certificate} />
        </div>
      </div>
    </>
  );
}

function Actions({ certificate }: { certificate: CertificateRecord }) {
  const { t } = useTranslation();
  const links = useCertificateLinks(certificate);
  useCertificateSource(certificate);
  const { certificatePdfUrl, certificatePngUrl, credentialUrl, badgeUrl, externalUrl } = certificate;
  return (
    <div className={styles.actions}>
      {externalUrl && (
        <a
          className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
          href={externalUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon of={ExternalLink} />
          {t('certificates.external')}
        </a>
      )}
      {certificatePdfUrl && (
        <a
          className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
          href={certificatePdfUrl}
          download
        >
          <Icon of={Download} />
          {t('certificates.downloadPdf')}
        </a>
      )}
      {certificatePngUrl && (
        <a className={buttonClass({ block: true })} href={certificatePngUrl} download>
          <Icon of={Image} />
          {t('certificates.downloadPng')}
        </a>
      )}
      {certificate.revoked === null && (
        <>
          <a
            className={buttonClass({ block: true })}
            href={links.linkedIn}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('certificates.addToLinkedIn')}
          </a>
          <CopyCertificateLink address={links.public} label={t('certificates.copyPublicLink')} />
        </>
      )}
      {badgeUrl && (
        <a className={buttonClass({ variant: 'quiet' })} href={badgeUrl} download>
          <Icon of={Award} />
          {t('certificates.downloadBadge')}
        </a>
      )}
      {credentialUrl && (
        <a className={buttonClass({ variant: 'quiet' })} href={credentialUrl} download>
          <Icon of={ShieldCheck} />
          {t('certificates.downloadCredential')}
        </a>
      )}
    </div>
  );
}

function Facts({ certificate }: { certificate: CertificateRecord }) {
  const { t } = useTranslation();
  const day = useDay();
  const now = useNow();
  const { result, points } = useResultWords(certificate.objectiveRecord);
  const { issuedOn, expiresOn, certificateNumber } = certificate;
  const course = courseOf(certificate);
  const facts = [
    { key: 'course', label: t('certificates.course'), value: <CourseName course={course} /> },
    {
      key: 'standing',
      label: t('certificates.standing'),
      value: <StandingChip standing={certificateStanding(certificate, now)} />,
    },
    { key: 'issued', label: t('certificates.issued'), value: day(issuedOn) },
    { key: 'expires', label: t('certificates.expires'), value: expiresOn && day(expiresOn) },
    { key: 'result', label: t('certificates.result'), value: result && <bdi>{result}</bdi> },
    { key: 'points', label: t('courseResult.points'), value: points },
    { key: 'number', label: t('certificates.number'), value: <bdi>{certificateNumber}</bdi> },
  ];
  return <CourseFacts facts={facts.filter(({ value }) => value)} />;
}

function courseOf({ courseName, courseLanguage }: CertificateRecord): TextOfCourse {
  return { name: courseName, language: courseLanguage };
}
