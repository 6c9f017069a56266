import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type ButtonLook, buttonClass } from '../../../ui/button/button-class';
import { PlainLink } from './plain-link';
import type { PlayerLinks } from '../player-state/use-player-links';

/** [4.28] To where the learner goes on in the course, from what has no next one. */
export function ContinueLink({ links, size = 'm' }: { links: PlayerLinks } & Pick<ButtonLook, 'size'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <PlainLink
      className={buttonClass({ variant: 'primary', size })}
      href={links.startHref}
      onFollow={() => void navigate({ href: links.startHref })}
    >
      {t('player.toContents')}
    </PlainLink>
  );
}
