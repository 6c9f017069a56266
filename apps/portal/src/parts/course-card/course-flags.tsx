import type { CardFlag } from '@lantern/domain/course/card-view';
import type { TFunction } from 'i18next';
import { Hourglass, Lock, type LucideIcon, Pin } from 'lucide-react';
import { Chip } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';

const ICONS: Partial<Record<CardFlag, LucideIcon>> = { mandatory: Pin, inGrading: Hourglass };

/** What must be known of a course at first sight, on its cover. */
export function CourseFlags({ flags, t }: { flags: readonly CardFlag[]; t: TFunction }) {
  return flags.map((flag) => {
    const icon = ICONS[flag];
    return (
      <Chip key={flag} tone="solid" {...(icon && { icon })}>
        {flag === 'locked' ? (
          <>
            <Icon of={Lock} size="s" />
            <VisuallyHidden>{t('courseCard.locked')}</VisuallyHidden>
          </>
        ) : (
          t(`courseCard.${flag}`)
        )}
      </Chip>
    );
  });
}
