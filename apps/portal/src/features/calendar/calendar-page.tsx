import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import {
  CALENDAR_VIEWS,
  type CalendarLook,
  calendarAddress,
  calendarLook,
  isOfMonth,
  shownDays,
  turnPage,
} from '@lantern/domain/planner/calendar-view';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Plus, Rss } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarQuery } from '../../api/planner/calendar';
import { usePage } from '../../lib/page/page-facts';
import { useSearchText } from '../../lib/page/use-search-text';
import { isoDay } from '../../lib/time/calendar-days';
import { useNow } from '../../lib/time/clock';
import { useLongWait } from '../../lib/time/use-long-wait';
import { PageTitle } from '../../parts/page-title/page-title';
import { LongWait } from '../../parts/trouble/long-wait';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/button/icon-button';
import { Segmented } from '../../ui/segmented';
import { SpinnerRing } from '../../ui/spinner/spinner-ring';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AgendaView } from './agenda-view';
import { type CalendarFilter, CalendarFilters, filterOf, isShown, searchOf } from './calendar-filters';
import styles from './calendar.module.css';
import { DateDrawer } from './date-drawer';
import { EventDrawer } from './event-drawer';
import { FeedDrawer } from './feed-drawer';
import { HoursView } from './hours-view';
import { type CalendarViewProps, MonthView } from './month-view';
import { datesByDay } from './shown-date';
import { useCalendarWords } from './use-calendar-words';
import { useTodayKey } from './use-today-key';

/** What takes longer is seen to be on its way. */
const SLOW_MS = 300;

/** [2.12] Every date that matters to the learner, by month, week or day, or one after the other. */
export function CalendarPage() {
  const { t } = useTranslation();
  const { locale, timeZone } = usePage();
  const today = isoDay(useNow(), timeZone);
  const { _splat = '' } = useParams({ strict: false });
  const look = calendarLook(_splat, today);
  const days = shownDays(look, locale);
  const { data, isPending } = useQuery({ ...calendarQuery(days), throwOnError: true });
  const known = data?.dates ?? [];
  const isSlow = useLongWait(isPending, SLOW_MS);
  const words = useCalendarWords();
  const navigate = useNavigate();
  const filter = filterOf(useSearchText());
  const [opened, setOpened] = useState<CalendarDate | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [isSubscribing, setSubscribing] = useState(false);
  // A month's address tells no day: whoever looks at a week of it again finds the one that they came from.
  const [chosen, setChosen] = useState(look.day);
  if (!isOfMonth(look.view) && chosen !== look.day) setChosen(look.day);
  const isChosenShown = isOfMonth(look.view) && chosen.slice(0, 7) === look.day.slice(0, 7);
  const go = (next: CalendarLook) =>
    void navigate({ to: '/calendar/$', params: { _splat: calendarAddress(next) }, search: searchOf(filter) });
  const isEdge = (pages: 1 | -1) => turnPage(look, pages).day === look.day;
  const turn = (pages: 1 | -1) => {
    if (!isEdge(pages)) go(turnPage(look, pages));
  };
  const setFilter = (next: CalendarFilter) =>
    void navigate({ to: '.', search: searchOf(next), replace: true, resetScroll: false });
  const byDay = datesByDay(
    known.filter((date) => isShown(date, filter)),
    timeZone,
  );
  const dates = new Map([...byDay].filter(([day]) => days.includes(day)));
  const view: CalendarViewProps = { day: look.day, today, dates, onOpen: setOpened };

  const title = {
    month: words.month(look.day),
    agenda: words.month(look.day),
    week: t('calendar.range', {
      first: words.shortDay(days[0] ?? today),
      last: words.mediumDay(days.at(-1) ?? today),
    }),
    day: words.fullDay(look.day),
  }[look.view];

  function goToToday() {
    setChosen(today);
    go({ ...look, day: today });
  }

  const isTodayShown = !isPending && calendarAddress(look) === calendarAddress({ ...look, day: today });
  useTodayKey({ today, isShown: isTodayShown, goToToday });

  return (
    <>
      <PageTitle of={t('pages.calendar')} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <output className={styles.waiting}>
          {isSlow && (
            <>
              <SpinnerRing />
              <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
            </>
          )}
        </output>
        <div className={styles.turn}>
          <IconButton
            icon={ChevronLeft}
            directional
            label={t(`calendar.previous.${look.view}`)}
            aria-disabled={isEdge(-1)}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon={ChevronRight}
            directional
            label={t(`calendar.next.${look.view}`)}
            aria-disabled={isEdge(1)}
            onClick={() => turn(1)}
          />
        </div>
        <Button variant="secondary" onClick={goToToday}>
          {t('calendar.today')}
        </Button>
        <Button icon={Plus} onClick={() => setAdding(true)}>
          {t('calendar.events.add')}
        </Button>
        <IconButton icon={Rss} label={t('calendar.feeds.title')} onClick={() => setSubscribing(true)} />
        <div className={styles.views}>
          <Segmented
            label={t('calendar.view')}
            options={CALENDAR_VIEWS.map((value) => ({ value, label: t(`calendar.${value}`) }))}
            value={look.view}
            onChange={(view) => go({ view, day: isChosenShown ? chosen : look.day })}
          />
        </div>
      </div>
      <LongWait isWaiting={isPending} />
      <div aria-busy={isPending}>
        {look.view === 'month' && <MonthView {...view} onTurn={turn} />}
        {look.view === 'agenda' && !isPending && <AgendaView {...view} />}
        {(look.view === 'week' || look.view === 'day') && <HoursView {...view} days={days} />}
      </div>
      <div className={styles.foot}>
        <CalendarFilters filter={filter} dates={known} onChange={setFilter} />
        <p className={styles.zone}>{t('calendar.zone', { zone: timeZone })}</p>
      </div>
      {opened && opened.kind !== 'personal' && (
        <DateDrawer date={opened} known={known} onClose={() => setOpened(null)} />
      )}
      {opened?.kind === 'personal' && (
        <EventDrawer event={opened} day={look.day} onClose={() => setOpened(null)} />
      )}
      {isSubscribing && <FeedDrawer onClose={() => setSubscribing(false)} />}
      {isAdding && <EventDrawer event={null} day={look.day} onClose={() => setAdding(false)} />}
    </>
  );
}
