import type { Task } from '@lantern/contract/planner/task';
import { taskGroups, taskUrgency } from '@lantern/domain/planner/task-groups';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tasksQuery } from '../../api/planner/tasks';
import { isoDay } from '../../lib/time/calendar-days';
import { useNow } from '../../lib/time/clock';
import { usePage } from '../../lib/page/page-facts';
import { useSearchText } from '../../lib/page/use-search-text';
import { PageTitle } from '../../parts/page-title/page-title';
import { useCoursesTitle } from '../../parts/page-title/use-courses-title';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/empty-state';
import { ShelfScene } from '../../ui/scene/shelf-scene';
import { Segmented } from '../../ui/segmented';
import { courseGroups } from './course-groups';
import { TaskForm } from './task-form';
import { TaskGroup } from './task-group';
import { TaskDrawer } from './task-drawer';
import { TaskTally } from './task-tally';
import styles from './tasks.module.css';

type Order = 'date' | 'course';

/** [4.22] What is due in all courses, the overdue first, and what learners have set themselves. */
export function TasksPage() {
  const { t } = useTranslation();
  const { timeZone } = usePage();
  const now = useNow();
  const coursesTitle = useCoursesTitle();
  const { data } = useSuspenseQuery(tasksQuery());
  const order: Order = new URLSearchParams(useSearchText()).get('order') === 'course' ? 'course' : 'date';
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  // Here and not in its row, which goes when the task is removed elsewhere: what was typed stays.
  const [edited, setEdited] = useState<Task | null>(null);
  const day = { now, today: isoDay(now, timeZone) };
  const groups = taskGroups(data.tasks, day);
  const open = data.tasks.filter(({ ticked }) => !ticked);
  const countOf = (urgency: string) => open.filter((task) => taskUrgency(task, day) === urgency).length;
  return (
    <>
      <PageTitle of={t('tasks.title')} />
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        links={[{ key: 'courses', link: <Link to="/courses">{coursesTitle}</Link> }]}
        current={t('tasks.title')}
      />
      <div className={styles.head}>
        <h1>{t('tasks.title')}</h1>
        <div className={styles.actions}>
          <Segmented
            label={t('tasks.order')}
            options={[
              { value: 'date', label: t('tasks.byDate') },
              { value: 'course', label: t('tasks.byCourse') },
            ]}
            value={order}
            onChange={(next) =>
              void navigate({
                to: '.',
                search: next === 'course' ? { order: next } : {},
                replace: true,
                resetScroll: false,
              })
            }
          />
          <Button className={styles.add} icon={Plus} onClick={() => setAdding(true)}>
            {t('tasks.add')}
          </Button>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.groups}>
          {groups.length === 0 && (
            <EmptyState scene={<ShelfScene />} title={t('tasks.emptyTitle')}>
              {t('tasks.emptyText')}
            </EmptyState>
          )}
          {order === 'date'
            ? groups.map(({ urgency, tasks }) => (
                <TaskGroup
                  key={urgency}
                  title={t(`tasks.${urgency}`)}
                  urgency={urgency}
                  tasks={tasks}
                  day={day}
                  onEdit={setEdited}
                />
              ))
            : courseGroups(groups, t).map(({ key, title, lang, tasks }) => (
                <TaskGroup key={key} title={title} lang={lang} tasks={tasks} day={day} onEdit={setEdited} />
              ))}
        </div>
        <aside className={styles.aside} aria-label={t('tasks.summary')}>
          <TaskTally
            overdue={countOf('overdue')}
            soon={countOf('soon')}
            submitted={data.submittedThisMonth}
          />
          <section className={styles.panel}>
            <h2>{t('tasks.yourOwnTitle')}</h2>
            <TaskForm />
          </section>
          <p className={styles.note}>{t('tasks.note')}</p>
        </aside>
      </div>
      {edited && <TaskDrawer task={edited} onClose={() => setEdited(null)} />}
      {isAdding && <TaskDrawer task={null} onClose={() => setAdding(false)} />}
    </>
  );
}
