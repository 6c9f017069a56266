import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button/button-class';
import { Icon } from '../../ui/icon';
import { PlainLink } from './plain-link';
import styles from './player-foot.module.css';

type Way = { href: string; onFollow: () => void };

type PlayerFootProps = {
  previous: Way | null;
  next: (Way & { name: string; isBusy: boolean; isPrimary: boolean }) | null;
  /** Where in the course this is. */
  step: string | null;
  /** In place of the next one, after the last. */
  end: ReactNode;
};

/** Previous, where one is, and next with its name. */
export function PlayerFoot({ previous, next, step, end }: PlayerFootProps) {
  const { t } = useTranslation();
  if (!previous && !next && !end) return null;
  return (
    <footer className={styles.foot}>
      {previous && (
        <span>
          <PlainLink className={buttonClass()} href={previous.href} onFollow={previous.onFollow} rel="prev">
            <Icon of={ArrowLeft} directional />
            <span className={styles.footLabel}>{t('player.previous')}</span>
          </PlainLink>
        </span>
      )}
      <span className={styles.step}>{step}</span>
      <span className={styles.footEnd}>
        {next ? (
          <PlainLink
            className={buttonClass({ variant: next.isPrimary ? 'primary' : 'secondary' })}
            href={next.href}
            onFollow={next.onFollow}
            rel="next"
            aria-busy={next.isBusy || undefined}
          >
            <span className={styles.nextLabel}>{t('player.next')}</span>
            <bdi className={styles.clip}>{next.name}</bdi>
            <Icon of={ArrowRight} directional />
          </PlainLink>
        ) : (
          end
        )}
      </span>
    </footer>
  );
}
