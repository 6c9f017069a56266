import type { CertificateRecord } from '@lantern/contract/entities/certificates/certificate-record';
import { Download, Image, Link, type LucideIcon, SquareArrowOutUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCertificateLinks } from './use-certificate-links';
import { useCopyLink } from './use-copy-link';

/** One thing to do with a certificate: a way to somewhere, or something that happens here. */
export type CertificateAction = {
  name: 'pdf' | 'png' | 'copy' | 'linkedIn';
  icon: LucideIcon;
  label: string;
  directional?: true;
} & ({ link: { href: string; download?: true; target?: '_blank'; rel?: string } } | { onSelect: () => void });

/** What a learner does with a certificate without opening it, the best first. One that was taken back is nothing to share. */
export function useCertificateActions(certificate: CertificateRecord): CertificateAction[] {
  const { t } = useTranslation();
  const links = useCertificateLinks(certificate);
  const onSelect = useCopyLink(links.public);
  const { certificatePdfUrl: pdf, certificatePngUrl: png, revoked } = certificate;
  if (revoked !== null) return [];
  const actions: CertificateAction[] = [];
  if (pdf) {
    const label = t('certificates.downloadPdf');
    actions.push({ name: 'pdf', icon: Download, label, link: { href: pdf, download: true } });
  }
  if (png) {
    const label = t('certificates.downloadPng');
    actions.push({ name: 'png', icon: Image, label, link: { href: png, download: true } });
  }
  return [
    ...actions,
    { name: 'copy', icon: Link, label: t('certificates.copyPublicLink'), onSelect },
    {
      name: 'linkedIn',
      icon: SquareArrowOutUpRight,
      directional: true,
      label: t('certificates.addToLinkedIn'),
      link: { href: links.linkedIn, target: '_blank', rel: 'noopener noreferrer' },
    },
  ];
}
