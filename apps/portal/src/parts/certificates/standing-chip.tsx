import type { CertificateStanding } from '@lantern/domain/certificate/certificate-standing';
import { BadgeCheck, CalendarX, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip';

const LOOKS = {
  valid: { tone: 'success', icon: BadgeCheck },
  expired: { tone: 'danger', icon: CalendarX },
  revoked: { tone: 'danger', icon: CircleX },
} as const;

/** [8.7] What a certificate is worth now. */
export function StandingChip({ standing }: { standing: CertificateStanding }) {
  const { t } = useTranslation();
  return <Chip {...LOOKS[standing]}>{t(`certificates.${standing}`)}</Chip>;
}
