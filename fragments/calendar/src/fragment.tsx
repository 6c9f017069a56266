import base from '@lantern/fragment-kit/base.css?inline';
import { isoDay } from '@lantern/fragment-kit/calendar-days';
import type { CountForms } from '@lantern/fragment-kit/count-text';
import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import { textsOf } from '@lantern/fragment-kit/texts-of';
import { useLoaded } from '@lantern/fragment-kit/use-loaded';
import { useEffect, useEffectEvent } from 'react';
import css from './calendar.css?inline';
import { DateRow } from './date-row';
import { loadDates } from './load-dates';
import { WeekStrip } from './week-strip';
import ar from './texts/ar.json';
import enUs from './texts/en-US.json';

export type Texts = Omit<typeof enUs, 'dates' | 'inDays'> & { dates: CountForms; inDays: CountForms };

export const contract = 1;
export const styles = `${base}${css}`;

/** [2.12] The days from today on, and the dates that come first. */
export default function Calendar(page: FragmentProps) {
  const { locale, navigation, api, onEvent } = page;
  const texts = textsOf<Texts>(locale, { 'en-US': enUs, ar });
  const { loaded, reload } = useLoaded(() => loadDates(api, page), isoDay(page.now, page.timeZone));
  const onChanged = useEffectEvent(reload);
  useEffect(() => onEvent('tasks_changed', () => onChanged()), [onEvent]);

  return (
    <section aria-labelledby="title">
      <div className="head">
        <h2 id="title">
          <span className="wide">{texts.comingUp}</span>
          <span className="narrow">{texts.thisWeek}</span>
        </h2>
        <a href={navigation.hrefOf('/calendar')}>{texts.open}</a>
      </div>
      {loaded.kind === 'slow' && <Skeleton label={texts.waiting} />}
      {loaded.kind === 'failed' && (
        <div className="off" role="alert">
          <p>{texts.failed}</p>
          <button type="button" className="button" onClick={reload}>
            {texts.retry}
          </button>
        </div>
      )}
      {loaded.kind === 'loaded' && <WeekStrip strip={loaded.data.strip} texts={texts} page={page} />}
      {loaded.kind === 'loaded' && loaded.data.rows.length === 0 && (
        <div className="empty">
          <p>{texts.empty}</p>
          <p className="line">{texts.emptyText}</p>
        </div>
      )}
      {loaded.kind === 'loaded' && (
        <ul>
          {loaded.data.rows.map((date) => (
            <DateRow key={date.id} date={date} texts={texts} page={page} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Skeleton({ label }: { label: string }) {
  return (
    <div>
      <output className="visually-hidden">{label}</output>
      <div className="skeleton strip" />
      <div className="skeleton" />
      <div className="skeleton half" />
      <div className="skeleton" />
    </div>
  );
}
