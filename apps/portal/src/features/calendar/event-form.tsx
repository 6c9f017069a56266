import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import type { PersonalEvent } from '@lantern/contract/planner/personal-event';
import type { IsoDay } from '@lantern/domain/planner/calendar-days';
import { EVENT_TITLE_LENGTH } from '@lantern/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { changeEvent, saveEvent } from '../../api/planner/events';
import { errorText } from '../../api/transport/error-text';
import { tellFailure } from '../../api/transport/tell-failure';
import { usePage } from '../../lib/page/page-facts';
import { showToast } from '../../lib/page/toasts';
import { useIsHere } from '../../lib/page/use-is-here';
import { randomId } from '../../lib/random-id';
import { unsentDrafts } from '../../parts/unsent/unsent-drafts';
import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/choice/checkbox';
import { TextField } from '../../ui/field/text-field';
import { Notice } from '../../ui/notice';
import {
  type DraftProblems,
  draftOf,
  type EventDraft,
  eventOfDraft,
  moveStart,
  newDraft,
} from './event-draft';
import styles from './event-form.module.css';

type EventFormProps = {
  /** The one that is changed; null where one is added. */
  event: CalendarDate | null;
  /** On which a new one begins. */
  day: IsoDay;
  onSaved: () => void;
};

const NEW = 'new';
const unsent = unsentDrafts<EventDraft>();
const NO_PROBLEMS: DraftProblems = { title: false, time: null, skipped: null };

export function EventForm({ event, day, onSaved }: EventFormProps) {
  const { t } = useTranslation();
  const { timeZone } = usePage();
  const client = useQueryClient();
  const place = event?.id ?? NEW;
  const [kept] = useState(() => unsent.of(place));
  const [draft, setDraft] = useState<EventDraft>(
    () => kept?.draft ?? (event ? draftOf(event, timeZone) : newDraft(day)),
  );
  const [problems, setProblems] = useState(NO_PROBLEMS);
  // What is typed and is no day at all, the browser gives as none.
  const [impossible, setImpossible] = useState<'start' | 'end' | null>(null);
  // The same at a second try: what the server has taken already is not added twice.
  const [newId] = useState(() => kept?.id ?? randomId());
  useEffect(() => unsent.drop(newId), [newId]);
  const isHere = useIsHere();
  // Removed in another window or on another device meanwhile: what stands here can be added anew.
  const [isGone, setGone] = useState(false);
  const titleRef = useRef<HTMLInputElement>(null);
  const startRef = useRef<HTMLInputElement>(null);
  const endRef = useRef<HTMLInputElement>(null);
  const startTimeRef = useRef<HTMLInputElement>(null);
  const endTimeRef = useRef<HTMLInputElement>(null);
  const [isSaving, startSaving] = useTransition();
  const [failure, setFailure] = useState<unknown>(null);
  // What is changed while it is on its way would go with the form.
  const change = (differs: Partial<EventDraft>) =>
    !isSaving && setDraft((known) => ({ ...known, ...differs }));

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    const [body, found] = eventOfDraft(draft, timeZone, event);
    const isBad = (ref: RefObject<HTMLInputElement | null>) => ref.current?.validity.badInput ?? false;
    const bad = isBad(startRef) ? 'start' : isBad(endRef) ? 'end' : null;
    setImpossible(bad);
    setProblems(bad ? { ...NO_PROBLEMS, title: found.title } : found);
    if (found.title) return titleRef.current?.focus();
    if (bad) return (bad === 'start' ? startRef : endRef).current?.focus();
    if (found.skipped) return (found.skipped === 'start' ? startTimeRef : endTimeRef).current?.focus();
    if (found.time) return endRef.current?.focus();
    startSaving(() => save(body));
  }

  async function save(body: PersonalEvent) {
    setFailure(null);
    try {
      if (!event || isGone) await saveEvent(client, newId, body);
      else if (!(await changeEvent(client, event.id, body))) return tellGone();
    } catch (error) {
      return tell(error, () => void save(body));
    }
    unsent.drop(newId);
    // What is open by now is another.
    if (isHere.current) onSaved();
  }

  /** Here, or where it is seen once this is closed; what was typed is there when it is opened again. */
  function tell(error: unknown, again: () => void) {
    if (isHere.current) return setFailure(error);
    unsent.keep(place, { draft, id: newId });
    tellFailure(error, t, again);
  }

  function tellGone() {
    if (isHere.current) return setGone(true);
    unsent.keep(NEW, { draft, id: newId });
    showToast('error', t('calendar.events.goneLate'));
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={titleRef}
        label={t('calendar.events.what')}
        value={draft.title}
        readOnly={isSaving}
        maxLength={EVENT_TITLE_LENGTH}
        error={problems.title ? t('calendar.events.whatMissing') : undefined}
        onChange={({ target }) => change({ title: target.value })}
      />
      <Checkbox checked={draft.isAllDay} onChange={(isAllDay) => change({ isAllDay })}>
        {t('calendar.allDay')}
      </Checkbox>
      <div className={styles.when}>
        <TextField
          type="date"
          readOnly={isSaving}
          ref={startRef}
          label={t('calendar.events.startDay')}
          value={draft.startDay}
          error={impossible === 'start' ? t('calendar.events.impossibleDay') : undefined}
          onChange={({ target }) => {
            setImpossible(null);
            setDraft(moveStart(draft, { startDay: target.value }, timeZone));
          }}
        />
        {!draft.isAllDay && (
          <TextField
            ref={startTimeRef}
            type="time"
            readOnly={isSaving}
            label={t('calendar.events.startTime')}
            value={draft.startTime}
            error={problems.skipped === 'start' ? t('calendar.events.skippedTime') : undefined}
            onChange={({ target }) => setDraft(moveStart(draft, { startTime: target.value }, timeZone))}
          />
        )}
      </div>
      <div className={styles.when}>
        <TextField
          ref={endRef}
          type="date"
          readOnly={isSaving}
          label={t('calendar.events.endDay')}
          value={draft.endDay}
          error={
            impossible === 'end'
              ? t('calendar.events.impossibleDay')
              : problems.time && t(`calendar.events.${problems.time}`)
          }
          onChange={({ target }) => {
            setImpossible(null);
            change({ endDay: target.value });
          }}
        />
        {!draft.isAllDay && (
          <TextField
            ref={endTimeRef}
            type="time"
            readOnly={isSaving}
            label={t('calendar.events.endTime')}
            value={draft.endTime}
            error={problems.skipped === 'end' ? t('calendar.events.skippedTime') : undefined}
            aria-invalid={problems.time ? true : undefined}
            onChange={({ target }) => change({ endTime: target.value })}
          />
        )}
      </div>
      {!draft.isAllDay && <p className={styles.zone}>{t('calendar.zone', { zone: timeZone })}</p>}
      {failure !== null && (
        <p className={styles.failure} role="alert">
          {errorText(failure, t)}
        </p>
      )}
      {isGone && (
        <div role="alert">
          <Notice tone="light" title={t('calendar.events.gone')}>
            {t('calendar.events.goneText')}
          </Notice>
        </div>
      )}
      <Button type="submit" variant="primary" block busy={isSaving}>
        {t(event && !isGone ? 'calendar.events.save' : 'calendar.events.add')}
      </Button>
    </form>
  );
}
