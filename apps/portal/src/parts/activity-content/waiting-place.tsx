import type { ActivityType } from '@lantern/domain/vocabulary';
import { ScanEye, SquareCheckBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice';

type WaitingPlaceProps = { kind: ActivityType | 'proctored' };

const PLACES = {
  tool: { icon: SquareCheckBig, title: 'activityContent.toolTitle', text: 'activityContent.toolOpens' },
  proctored: {
    icon: ScanEye,
    title: 'activityContent.proctoredTitle',
    text: 'activityContent.proctoredOpens',
  },
} as const;

/** The place of something that is run elsewhere and has not been brought here yet. */
export function WaitingPlace({ kind }: WaitingPlaceProps) {
  const { t } = useTranslation();
  const place = PLACES[kind === 'proctored' ? kind : 'tool'];
  return (
    <Notice icon={place.icon} title={t(place.title)}>
      {t(place.text)}
    </Notice>
  );
}
