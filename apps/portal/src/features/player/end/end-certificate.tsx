import type { CertificateRecord } from '@lantern/contract/entities/certificates/certificate-record';
import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { certificateHistory } from '@lantern/domain/certificate/certificate-history';
import { certificateStanding } from '@lantern/domain/certificate/certificate-standing';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { courseCertificatesQuery } from '../../../api/courses/certificates';
import { useFormat } from '../../../lib/format/use-format';
import { useLangOf } from '../../../lib/page/use-lang-of';
import { CourseCertificates } from '../../../parts/certificates/course-certificates';
import { useDay } from '../../../parts/certificates/use-day';
import styles from './end-certificate.module.css';
import { CertificateWays } from './certificate-ways';
import type { EndFacts } from './end-facts';

type EndCertificateProps = { course: ObjectiveAccess; facts: EndFacts; now: Date };

/** [9.10] The certificate that this course has earned, or what it waits for; nothing where none is given. */
export function EndCertificate({ course, facts, now }: EndCertificateProps) {
  const { objective, userId } = course;
  const { data } = useQuery(courseCertificatesQuery(objective.id, userId));
  if (!data) return null;
  const { current } = certificateHistory(data);
  if (!current) return <Waiting course={course} facts={facts} />;
  if (certificateStanding(current, now) !== 'valid') {
    return <CourseCertificates objectiveId={objective.id} userId={userId} now={now} />;
  }
  return <Award certificate={current} />;
}

function Award({ certificate }: { certificate: CertificateRecord }) {
  const { t } = useTranslation();
  const titleId = useId();
  const langOf = useLangOf();
  const day = useDay();
  const { certificatePngUrl, certificateTemplate, certificateNumber, learnerName, issuedOn, expiresOn } =
    certificate;
  const issued = { name: learnerName, date: day(issuedOn) };
  return (
    <section className={styles.award} aria-labelledby={titleId}>
      {certificatePngUrl && (
        <img className={styles.picture} src={certificatePngUrl} width={297} height={210} alt="" />
      )}
      <div className={styles.words}>
        <h2 id={titleId} lang={langOf(certificate.courseLanguage)} dir="auto">
          {certificateTemplate.name}
        </h2>
        <p>
          {expiresOn
            ? t('courseEnd.issuedUntil', { ...issued, until: day(expiresOn) })
            : t('courseEnd.issued', issued)}
        </p>
        <small>
          {t('certificates.numberOf')} <bdi>{certificateNumber}</bdi> · {t('courseEnd.verifiable')}
        </small>
        <CertificateWays certificate={certificate} date={issued.date} />
      </div>
    </section>
  );
}

/** [3.11] [4.17] Said where one would be given: what it waits for, or that it can no longer come. */
function Waiting({
  course,
  facts: { isFinished, passed, canBeTakenAgain },
}: Omit<EndCertificateProps, 'now'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const titleId = useId();
  const { certificateTemplates, objectiveGradingScale: scale } = course.objective;
  const isLacking = isFinished && passed === false;
  const isLost = isLacking && !canBeTakenAgain;
  const comes = scale
    ? t('courseEnd.certificateFrom', { score: format.percent(scale.normalizedPassingScore) })
    : t('courseEnd.certificateLater');
  if (certificateTemplates.length === 0 || (isFinished && !isLacking)) return null;
  return (
    <section className={styles.later} aria-labelledby={titleId}>
      <BlankCertificate />
      <div className={styles.words}>
        <h2 id={titleId}>{t(isLost ? 'courseEnd.certificateLost' : 'courseEnd.certificateWaits')}</h2>
        <p>{isLost ? t('courseEnd.certificateLostText') : comes}</p>
      </div>
    </section>
  );
}

/** The lines and the arch of a sheet that is still to be drawn. Decorative. */
function BlankCertificate() {
  return (
    <svg className={styles.picture} viewBox="0 0 297 210" aria-hidden="true">
      <path
        className={styles.outline}
        d="M194 184V64a38 38 0 0 1 76 0v120zM28 75h62M28 94h128M28 116h100M28 133h140M28 177h56"
      />
    </svg>
  );
}
