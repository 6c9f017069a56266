import type { CertificateRecord } from '@lantern/contract/entities/certificates/certificate-record';
import { BASE_PATH } from '@lantern/domain/course/course-paths';
import { useTranslation } from 'react-i18next';
import { courseTitle } from '../../lib/format/shown-title';
import { usePage } from '../../lib/page/page-facts';
import { linkedInAddress } from './linked-in-address';

/** Where others find the certificate, and where LinkedIn takes it. */
export function useCertificateLinks(certificate: CertificateRecord): { public: string; linkedIn: string } {
  const { t } = useTranslation();
  const { origin, config } = usePage();
  const publicAddress = `${origin}${BASE_PATH}${publicCertificatePath(certificate.certificateNumber)}`;
  const name = courseTitle({ name: certificate.courseName }, t);
  const listed = { ...certificate, name, organization: config.productTitle };
  return { public: publicAddress, linkedIn: linkedInAddress({ ...listed, publicAddress }) };
}

/** [2.16] Where everybody can check it. */
export function publicCertificatePath(certificateNumber: string): string {
  return `/certificate/${certificateNumber}`;
}
