import { coverArt } from '@lantern/artwork/cover/cover-art';
import type { Task } from '@lantern/contract/planner/task';
import { contentPartPath, contentPath, detailsPath } from '@lantern/domain/course/course-paths';
import { type Today, taskUrgency } from '@lantern/domain/planner/task-groups';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PenLine, UserRound } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { tickTask } from '../../api/planner/tasks';
import { tellFailure } from '../../api/transport/tell-failure';
import { activityTitle, courseTitle } from '../../lib/format/shown-title';
import { useFormat } from '../../lib/format/use-format';
import { useLangOf } from '../../lib/page/use-lang-of';
import { usePage } from '../../lib/page/page-facts';
import { momentOfDay } from '../../lib/time/calendar-days';
import { IconButton } from '../../ui/button/icon-button';
import { Checkbox } from '../../ui/choice/checkbox';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { TaskChip } from './task-chip';
import styles from './tasks.module.css';

type TaskRowProps = { task: Task; day: Today; onEdit: (task: Task) => void };

export function TaskRow({ task, day, onEdit }: TaskRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const langOf = useLangOf();
  const { timeZone } = usePage();
  const client = useQueryClient();
  // In the very press: the list hears of it a moment later.
  const [isShownTicked, showTicked] = useOptimistic(task.ticked !== null);
  const at = task.due ?? (task.dueOn === null ? null : momentOfDay(task.dueOn, timeZone));
  const urgency = taskUrgency(task, day);
  const title =
    task.activity || task.isPersonal ? activityTitle({ name: task.title }, t) : courseNameOf(task, t);
  const address = addressOf(task);

  function tick(isTicked: boolean) {
    startTransition(async () => {
      showTicked(isTicked);
      await tickTask(client, task.id, isTicked ? day.now : null).catch((error: unknown) =>
        tellFailure(error, t, () => tick(isTicked)),
      );
    });
  }

  return (
    <li className={styles.task} data-urgency={urgency}>
      <div className={styles.check}>
        <Checkbox checked={isShownTicked} onChange={tick}>
          <VisuallyHidden>{t('tasks.tick', { title })}</VisuallyHidden>
        </Checkbox>
      </div>
      <p className={styles.date} aria-hidden="true">
        {at && (
          <>
            <b>{format.day(at)}</b>
            <small>{urgency === 'soon' ? format.weekday(at) : format.month(at)}</small>
          </>
        )}
      </p>
      <div className={styles.words}>
        <h3 className={styles.title} lang={langOf(task.language)} dir="auto">
          {address ? <Link to={address}>{title}</Link> : title}
        </h3>
        <p className={styles.sub}>
          {task.course ? (
            <i className={styles.swatch} data-pigment={coverArt(task.course.objectiveId).pigment} />
          ) : (
            <Icon of={UserRound} size="s" />
          )}
          <span>{useTaskLine(task)}</span>
        </p>
      </div>
      <div className={styles.end}>
        {at && <VisuallyHidden>{t('tasks.due', { date: format.date(at) })}</VisuallyHidden>}
        <TaskChip task={task} at={at} urgency={urgency} now={day.now} />
        {task.isPersonal && (
          <IconButton icon={PenLine} label={t('tasks.edit', { title })} onClick={() => onEdit(task)} />
        )}
      </div>
    </li>
  );
}

/** What it is, of which course, and how far that is. */
function useTaskLine({ course, activity, isPersonal, isMandatory, progress }: Task): string {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const name = course && courseTitle(course, t);
  if (isPersonal)
    return name ? t('tasks.lineOf', { what: t('tasks.yourOwn'), course: name }) : t('tasks.yourOwn');
  if (activity && name) return t('tasks.lineOf', { what: t(`contents.type.${activity.type}`), course: name });
  const what = t(isMandatory ? 'tasks.mandatoryCourse' : 'tasks.course');
  return progress === null
    ? t('tasks.lineNotStarted', { what })
    : t('tasks.lineProgress', { what, percent: percent(progress) });
}

type Translate = Parameters<typeof courseTitle>[1];

function courseNameOf({ title, course }: Task, t: Translate): string {
  return courseTitle(course ?? { name: title }, t);
}

/** Into the activity where the course has been begun, else to the course. */
function addressOf({ course, activity, progress }: Task): string | null {
  if (!course) return null;
  if (progress === null) return detailsPath(course.objectiveId);
  return activity ? contentPartPath(course.objectiveId, activity.axis) : contentPath(course.objectiveId);
}
