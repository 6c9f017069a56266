import { ArrowLeft, ArrowRight, WifiOff } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { activityTitle } from '../../../lib/format/shown-title';
import { useLangOf } from '../../../lib/page/use-lang-of';
import type { TextOfCourse } from '../../../parts/course-text/course-name';
import { LongWait } from '../../../parts/trouble/long-wait';
import { buttonClass } from '../../../ui/button/button-class';
import { Icon } from '../../../ui/icon';
import { placeFootSlot } from '../team/foot-slot';
import { PlainLink } from '../end/plain-link';
import styles from './player-foot.module.css';

type Way = {
  href: string;
  onFollow: () => void;
  /** It needs the connection that is gone. */
  isOutOfReach: boolean;
};

type NextWayProps = Way & { activity: TextOfCourse; isBusy: boolean; isPrimary: boolean };

type PlayerFootProps = {
  previous: Way | null;
  next: NextWayProps | null;
  /** Where in the course this is. */
  step: string | null;
  /** In place of the next one, after the last. */
  end: ReactNode;
  /** The activity hands itself in from here. */
  hasSlot?: boolean;
};

/** Previous, where one is, and next with its name. */
export function PlayerFoot({ previous, next, step, end, hasSlot = false }: PlayerFootProps) {
  if (!previous && !next && !end && !hasSlot) return null;
  return (
    <>
      <div className={styles.wait}>
        <LongWait isWaiting={next?.isBusy ?? false} />
      </div>
      <footer className={styles.foot}>
        {previous && (
          <span>
            <PreviousWay {...previous} />
          </span>
        )}
        <span className={styles.step}>{step}</span>
        <span className={styles.footEnd}>
          {hasSlot && <span ref={placeFootSlot} className={styles.slot} />}
          {next ? <NextWay {...next} /> : end}
        </span>
      </footer>
    </>
  );
}

function PreviousWay({ href, onFollow, isOutOfReach }: Way) {
  const { t } = useTranslation();
  const words = <span className={styles.footLabel}>{t('player.previous')}</span>;
  if (isOutOfReach) return <ShutWay>{words}</ShutWay>;
  return (
    <PlainLink className={buttonClass()} href={href} onFollow={onFollow} rel="prev">
      <Icon of={ArrowLeft} directional />
      {words}
    </PlainLink>
  );
}

function NextWay({ href, onFollow, activity, isBusy, isPrimary, isOutOfReach }: NextWayProps) {
  const { t } = useTranslation();
  const langOf = useLangOf();
  const words = (
    <>
      <span className={styles.nextLabel}>{t('player.next')}</span>
      <bdi className={styles.clip} lang={langOf(activity.language)}>
        {activityTitle(activity, t)}
      </bdi>
    </>
  );
  if (isOutOfReach) return <ShutWay>{words}</ShutWay>;
  return (
    <PlainLink
      className={buttonClass({ variant: isPrimary ? 'primary' : 'secondary' })}
      href={href}
      onFollow={onFollow}
      rel="next"
      aria-busy={isBusy || undefined}
    >
      {words}
      <Icon of={ArrowRight} directional />
    </PlainLink>
  );
}

/** A way that needs the connection that is gone, and says so. */
function ShutWay({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const reasonId = useId();
  return (
    <span className={styles.outOfReach}>
      <button type="button" className={buttonClass()} aria-disabled="true" aria-describedby={reasonId}>
        <Icon of={WifiOff} />
        {children}
      </button>
      <small id={reasonId} className={styles.reason}>
        {t('connection.needed')}
      </small>
    </span>
  );
}
