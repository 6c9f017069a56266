import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { contentsDuration } from '@lantern/domain/contents/contents-count';
import { moduleAxes, modulesOpenAtFirst, outlineCount } from '@lantern/domain/contents/outline';
import { durationMinutes } from '@lantern/domain/display/duration';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import styles from './course-outline.module.css';
import { OutlineList } from './outline-list';
import { OutlineSkeleton } from './outline-skeleton';
import { type CourseInside, useInside } from './use-inside';

type CourseOutlineProps = { course: ObjectiveAccess; now: Date };

/** [2.7] [2.29] What is in the course: its modules folded, with what was done, how long it takes, and the way to it. */
export function CourseOutline({ course, now }: CourseOutlineProps) {
  const inside = useInside(course, now);
  if (inside === 'nothing') return null;
  if (inside === 'awaited') return <OutlineSkeleton modules={course.objective.activity.childrenCount} />;
  // Another attempt begins with its own modules open.
  return <DrawnOutline key={inside.attemptId} inside={inside} now={now} />;
}

function DrawnOutline({ inside, now }: { inside: CourseInside; now: Date }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { parts, openedLast } = inside;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(modulesOpenAtFirst(parts, openedLast)));
  const all = moduleAxes(parts);
  const isUnfolded = all.every((axis) => open.has(axis));

  function setModule(axis: string, isOpen: boolean) {
    setOpen((before) => {
      if (before.has(axis) === isOpen) return before;
      const after = new Set(before);
      if (isOpen) after.add(axis);
      else after.delete(axis);
      return after;
    });
  }

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t('outline.title')}</h2>
        {all.length > 0 && (
          <Button
            variant="quiet"
            className={styles.unfold}
            onClick={() => setOpen(new Set(isUnfolded ? [] : all))}
          >
            {t(isUnfolded ? 'outline.foldAll' : 'outline.unfoldAll')}
          </Button>
        )}
      </div>
      <Size parts={parts} />
      <OutlineList parts={parts} inside={inside} now={now} modules={{ open, setModule }} level={3} />
    </section>
  );
}

/** [9.7] How much it is, all in all. */
function Size({ parts }: { parts: readonly ActivityPart[] }) {
  const { t } = useTranslation();
  const { modules, activities } = outlineCount(parts);
  const minutes = durationMinutes(contentsDuration(parts));
  const facts = [
    modules > 0 && t('courseFacts.modules', { count: modules }),
    t('outline.activities', { count: activities }),
    minutes !== null && t('courseFacts.minutes', { count: minutes }),
  ];
  return <p className={styles.size}>{facts.filter((fact) => fact !== false).join(' · ')}</p>;
}
