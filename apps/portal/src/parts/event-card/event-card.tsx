import { eventPhase } from '@lantern/domain/activity/event-phase';
import { CalendarClock, CalendarPlus, ExternalLink, Globe, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLangOf } from '../../lib/page/use-lang-of';
import { useNow } from '../../lib/time/clock';
import { buttonClass } from '../../ui/button/button-class';
import { Chip } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import styles from './event-card.module.css';
import { useEventTimes } from './use-event-times';

export type EventFacts = {
  start: Date;
  end: Date;
  /** Where it takes place, as IANA names it. */
  timeZone: string;
  place: string | null;
  link: string | null;
  description: string;
  /** Of the place and the description. */
  language: string | null;
  icsUrl: string;
};

const TONES = { upcoming: 'light', now: 'success', over: 'neutral' } as const;

/** When and where, in the reader's own time; the time of the place stands beside it where it is another. */
export function EventCard({ start, end, timeZone, place, link, description, language, icsUrl }: EventFacts) {
  const lang = useLangOf()(language);
  const { t } = useTranslation();
  const phase = eventPhase({ start, end }, useNow());
  const times = useEventTimes({ start, end, timeZone });
  return (
    <section className={styles.event} aria-label={t('eventCard.label')} data-phase={phase}>
      <Chip tone={TONES[phase]}>{t(`eventCard.phases.${phase}`)}</Chip>
      <p className={styles.when}>
        <Icon of={CalendarClock} />
        <span>
          {/* Server and browser may know other words for the same hour; what was served stays. */}
          <time dateTime={start.toISOString()} className={styles.day} suppressHydrationWarning>
            {times.here}
          </time>
          <span className={styles.zone} suppressHydrationWarning>
            {times.hereZone}
          </span>
        </span>
      </p>
      {times.there && (
        <p className={styles.fact}>
          <Icon of={Globe} />
          <span suppressHydrationWarning>
            {t('eventCard.there', { time: times.there, zone: times.thereZone })}
          </span>
        </p>
      )}
      {place && (
        <p className={styles.fact}>
          <Icon of={MapPin} />
          <bdi lang={lang}>{place}</bdi>
        </p>
      )}
      {description && (
        <p className={styles.description} lang={lang} dir="auto">
          {description}
        </p>
      )}
      <div className={styles.actions}>
        {link && phase !== 'over' && (
          <a
            className={buttonClass({ variant: phase === 'now' ? 'primary' : 'secondary' })}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon of={ExternalLink} directional />
            {t('eventCard.join')}
            <span className="sr-only"> {t('eventCard.newTab')}</span>
          </a>
        )}
        {phase !== 'over' && (
          <a className={buttonClass({ variant: 'secondary' })} href={icsUrl} download>
            <Icon of={CalendarPlus} />
            {t('eventCard.addToCalendar')}
          </a>
        )}
      </div>
      {phase === 'over' && <p className={styles.over}>{t('eventCard.over')}</p>}
    </section>
  );
}
