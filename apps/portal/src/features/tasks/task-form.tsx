import { hasInk } from '@lantern/domain/posts/has-ink';
import type { PersonalTask, Task } from '@lantern/contract/planner/task';
import { TASK_TITLE_LENGTH } from '@lantern/domain/limits';
import { isCalendarDay } from '@lantern/domain/planner/calendar-view';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { changeTask, saveTask, taskCoursesQuery } from '../../api/planner/tasks';
import { errorText } from '../../api/transport/error-text';
import { tellFailure } from '../../api/transport/tell-failure';
import { courseTitle } from '../../lib/format/shown-title';
import { showToast } from '../../lib/page/toasts';
import { useIsHere } from '../../lib/page/use-is-here';
import { randomId } from '../../lib/random-id';
import { unsentDrafts } from '../../parts/unsent/unsent-drafts';
import { Button } from '../../ui/button/button';
import { SelectField } from '../../ui/field/select-field';
import { TextField } from '../../ui/field/text-field';
import { Notice } from '../../ui/notice';
import styles from './tasks.module.css';

type TaskFormProps = {
  /** The one that is changed; left out, one is added. */
  task?: Task | null;
  onSaved?: () => void;
};

type Draft = { title: string; dueOn: string; objectiveId: string };

const EMPTY: Draft = { title: '', dueOn: '', objectiveId: '' };
const NEW = 'new';
const unsent = unsentDrafts<Draft>();

export function TaskForm({ task = null, onSaved }: TaskFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: courses = [] } = useQuery(taskCoursesQuery());
  const place = task?.id ?? NEW;
  const [kept] = useState(() => unsent.of(place));
  const [draft, setDraft] = useState<Draft>(kept?.draft ?? (task ? draftOf(task) : EMPTY));
  const [isMissing, setMissing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isNoDay = draft.dueOn !== '' && !isCalendarDay(draft.dueOn);
  // What is typed and is no day at all, the browser gives as none.
  const [isImpossible, setImpossible] = useState(false);
  // The same at a second try: what the server has taken already is not added twice.
  const [newId, setNewId] = useState(() => kept?.id ?? randomId());
  useEffect(() => unsent.drop(newId), [newId]);
  const isHere = useIsHere();
  // Removed in another window or on another device meanwhile: what stands here can be added anew.
  const [isGone, setGone] = useState(false);
  const titleRef = useRef<HTMLInputElement>(null);
  const whenRef = useRef<HTMLInputElement>(null);
  const [isSaving, startSaving] = useTransition();
  const [failure, setFailure] = useState<unknown>(null);
  const [added, setAdded] = useState('');
  const isChange = task !== null && !isGone;
  // What is changed while it is on its way would go with the form.
  const change = (differs: Partial<Draft>) => !isSaving && setDraft((known) => ({ ...known, ...differs }));

  function submit(event: FormEvent) {
    event.preventDefault();
    const title = draft.title.trim();
    setMissing(!hasInk(title));
    setAsked(true);
    const isBad = whenRef.current?.validity.badInput ?? false;
    setImpossible(isBad);
    if (!hasInk(title)) return titleRef.current?.focus();
    if (isBad || isNoDay) return whenRef.current?.focus();
    startSaving(() => save({ title, dueOn: draft.dueOn || null, objectiveId: draft.objectiveId || null }));
  }

  async function save(body: PersonalTask) {
    setFailure(null);
    try {
      if (!isChange) await saveTask(client, newId, body);
      else if (!(await changeTask(client, task.id, body))) return tellGone();
    } catch (error) {
      return tell(error, () => void save(body));
    }
    unsent.drop(newId);
    // What is open by now is another.
    if (!isHere.current) return;
    if (task) return onSaved?.();
    setAdded(t('tasks.added', { title: body.title }));
    setDraft(EMPTY);
    setNewId(randomId());
    titleRef.current?.focus();
    onSaved?.();
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
    showToast('error', t('tasks.goneLate'));
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={titleRef}
        label={t('tasks.what')}
        value={draft.title}
        readOnly={isSaving}
        maxLength={TASK_TITLE_LENGTH}
        error={isMissing ? t('tasks.whatMissing') : undefined}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextField
        ref={whenRef}
        type="date"
        readOnly={isSaving}
        label={t('tasks.when')}
        value={draft.dueOn}
        error={
          isImpossible ? t('tasks.impossibleDay') : isAsked && isNoDay ? t('tasks.noSuchDay') : undefined
        }
        onChange={(event) => {
          setImpossible(false);
          change({ dueOn: event.target.value });
        }}
      />
      <SelectField
        label={t('tasks.courseOptional')}
        value={draft.objectiveId}
        onChange={(event) => change({ objectiveId: event.target.value })}
      >
        <option value="">{t('tasks.noCourse')}</option>
        {courses.map((course) => (
          <option key={course.id} value={course.id}>
            {courseTitle(course, t)}
          </option>
        ))}
      </SelectField>
      {failure !== null && (
        <p className={styles.failure} role="alert">
          {errorText(failure, t)}
        </p>
      )}
      {isGone && (
        <div role="alert">
          <Notice tone="light" title={t('tasks.gone')}>
            {t('tasks.goneText')}
          </Notice>
        </div>
      )}
      <Button type="submit" variant="secondary" block busy={isSaving} {...(!isChange && { icon: Plus })}>
        {t(isChange ? 'tasks.save' : 'tasks.add')}
      </Button>
      <output className="sr-only">{added}</output>
    </form>
  );
}

function draftOf({ title, dueOn, course }: Task): Draft {
  return { title, dueOn: dueOn ?? '', objectiveId: course?.objectiveId ?? '' };
}
