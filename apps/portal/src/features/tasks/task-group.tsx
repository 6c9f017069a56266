import type { Task } from '@lantern/contract/planner/task';
import type { DueUrgency } from '@lantern/domain/course/due-urgency';
import type { Today } from '@lantern/domain/planner/task-groups';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLangOf } from '../../lib/page/use-lang-of';
import { ToneText } from '../../ui/tone-text';
import { TaskRow } from './task-row';
import styles from './tasks.module.css';

type TaskGroupProps = {
  title: string;
  /** Of the title, where it is a course's. */
  lang?: string | null;
  urgency?: DueUrgency;
  tasks: readonly Task[];
  day: Today;
  onEdit: (task: Task) => void;
};

export function TaskGroup({ title, lang = null, urgency, tasks, day, onEdit }: TaskGroupProps) {
  const { t } = useTranslation();
  const langOf = useLangOf();
  const titleId = useId();
  const ticked = tasks.filter((task) => task.ticked).length;
  const count = t('tasks.count', { count: tasks.length });
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.groupHead}>
        <h2 id={titleId} lang={langOf(lang)} dir="auto">
          {urgency === 'overdue' ? <ToneText tone="danger">{title}</ToneText> : title}
        </h2>
        <p>{ticked > 0 ? t('tasks.countTicked', { tasks: count, count: ticked }) : count}</p>
      </div>
      <ul className={styles.rows}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} day={day} onEdit={onEdit} />
        ))}
      </ul>
    </section>
  );
}
