import type { CertificateRecord } from '@lantern/contract/entities/certificate-record';
import { Download, EllipsisVertical, Image, Link, SquareArrowOutUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button';
import { Menu } from '../../ui/menu/menu';
import { MenuItem } from '../../ui/menu/menu-item';
import { MenuLink } from '../../ui/menu/menu-link';
import { useCertificateLinks } from './use-certificate-links';
import { useCopyLink } from './use-copy-link';

type CertificateMenuProps = { certificate: CertificateRecord; date: string };

/** What a learner does with a certificate without opening it. */
export function CertificateMenu({ certificate, date }: CertificateMenuProps) {
  const { t } = useTranslation();
  const links = useCertificateLinks(certificate);
  const copy = useCopyLink(links.public);
  const { certificatePdfUrl, certificatePngUrl, certificateTemplate } = certificate;
  const label = t('certificates.moreOf', { name: certificateTemplate.name, date });
  return (
    <Menu
      label={label}
      placement={{ side: 'below', align: 'end' }}
      renderTrigger={(props) => <IconButton icon={EllipsisVertical} label={label} {...props} />}
    >
      {certificatePdfUrl && (
        <MenuLink
          icon={Download}
          renderLink={({ children, ...props }) => (
            <a {...props} href={certificatePdfUrl} download>
              {children}
            </a>
          )}
        >
          {t('certificates.downloadPdf')}
        </MenuLink>
      )}
      {certificatePngUrl && (
        <MenuLink
          icon={Image}
          renderLink={({ children, ...props }) => (
            <a {...props} href={certificatePngUrl} download>
              {children}
            </a>
          )}
        >
          {t('certificates.downloadPng')}
        </MenuLink>
      )}
      <MenuItem icon={Link} onSelect={copy}>
        {t('certificates.copyPublicLink')}
      </MenuItem>
      <MenuLink
        icon={SquareArrowOutUpRight}
        directional
        renderLink={({ children, ...props }) => (
          <a {...props} href={links.linkedIn} target="_blank" rel="noopener noreferrer">
            {children}
          </a>
        )}
      >
        {t('certificates.addToLinkedIn')}
      </MenuLink>
    </Menu>
  );
}
