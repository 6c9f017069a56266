import base from '@lantern/fragment-kit/base.css?inline';
import { isoDay } from '@lantern/fragment-kit/calendar-days';
import { type CountForms, countText } from '@lantern/fragment-kit/count-text';
import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import { textsOf } from '@lantern/fragment-kit/texts-of';
import { useLoaded } from '@lantern/fragment-kit/use-loaded';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadTasks, type ShownTasks } from './load-tasks';
import css from './tasks.css?inline';
import { TaskRow } from './task-row';
import ar from './texts/ar.json';
import enUs from './texts/en-US.json';

export type Texts = Omit<typeof enUs, 'all' | 'daysLate' | 'inDays'> & {
  all: CountForms;
  daysLate: CountForms;
  inDays: CountForms;
};

export const contract = 1;
export const styles = `${base}${css}`;

/** What is told when a task was ticked or written, here or elsewhere on the page. */
const CHANGED = 'tasks_changed';

/** [4.22] What is due first in all courses, to be ticked here. */
export default function Tasks(page: FragmentProps) {
  const { locale, navigation, api, emit, onEvent } = page;
  const texts = textsOf<Texts>(locale, { 'en-US': enUs, ar });
  const today = isoDay(page.now, page.timeZone);
  const { loaded, reload, change } = useLoaded(() => loadTasks(api, { now: page.now, today }), today);
  const [hasFailed, setHasFailed] = useState(false);
  const onChanged = useEffectEvent(reload);
  useEffect(() => onEvent(CHANGED, ({ by }) => by !== 'tasks' && onChanged()), [onEvent]);

  async function tick(id: string, isTicked: boolean) {
    setHasFailed(false);
    change((shown) => ticked(shown, id, isTicked ? page.now : null));
    try {
      await api.send('PUT', `/api/lms/v1/users/me/tasks/${encodeURIComponent(id)}/tick`, { isTicked });
      emit(CHANGED, { by: 'tasks' });
    } catch {
      // This one alone: others may have been ticked meanwhile.
      change((shown) => ticked(shown, id, isTicked ? null : page.now));
      setHasFailed(true);
    }
  }

  return (
    <section aria-labelledby="title">
      <div className="head">
        <h2 id="title">
          <span className="wide">{texts.title}</span>
          <span className="narrow">{texts.dueFirst}</span>
        </h2>
        {loaded.kind === 'loaded' && (
          <a href={navigation.hrefOf('/tasks')}>
            {loaded.data.rows.length > 0 ? countText(locale, texts.all, loaded.data.openCount) : texts.addOne}
          </a>
        )}
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
      {loaded.kind === 'loaded' && loaded.data.rows.length === 0 && (
        <div className="empty">
          <p>{texts.empty}</p>
          <p className="line">{texts.emptyText}</p>
        </div>
      )}
      {loaded.kind === 'loaded' && (
        <ul>
          {loaded.data.rows.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              texts={texts}
              page={page}
              onTick={(isTicked) => void tick(task.id, isTicked)}
            />
          ))}
        </ul>
      )}
      {hasFailed && (
        <p className="fault" role="alert">
          {texts.notTicked}
        </p>
      )}
    </section>
  );
}

function ticked({ rows, openCount }: ShownTasks, id: string, at: Date | null): ShownTasks {
  return {
    rows: rows.map((row) => (row.id === id ? { ...row, ticked: at } : row)),
    openCount: openCount + (at ? -1 : 1),
  };
}

function Skeleton({ label }: { label: string }) {
  return (
    <div>
      <output className="visually-hidden">{label}</output>
      <div className="skeleton" />
      <div className="skeleton half" />
      <div className="skeleton" />
      <div className="skeleton half" />
    </div>
  );
}
