import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { courseDue, isPressing } from '@lantern/domain/course/course-due';
import type { ListView } from '@lantern/domain/catalog/list-sort';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToneText } from '../../ui/tone-text';
import styles from './course-groups.module.css';

export type CourseGroups = { items: readonly ListedObjectiveAccess[]; pressing: number };

/** [2.26] Of a list in its usual order: how many courses at its head are overdue or due soon. */
export function courseGroups(items: readonly ListedObjectiveAccess[], now: Date): CourseGroups {
  const end = items.findIndex((access) => !isPressing(access, now));
  return { items, pressing: end === -1 ? items.length : end };
}

type GroupHeadProps = {
  groups: CourseGroups;
  /** Of the course that stands below. */
  place: number;
  /** All courses of the list, also those that have not come yet. */
  total: number;
  hasMore: boolean;
  layout: ListView;
  now: Date;
};

/** What the courses below have in common; nothing where the list has one group alone. */
export function GroupHead({ groups, place, total, hasMore, layout, now }: GroupHeadProps) {
  const { t } = useTranslation();
  const { items, pressing } = groups;
  if (pressing === 0) return null;
  // More of them may come with the next page.
  const isWhole = pressing < items.length || !hasMore;
  if (place === 0) {
    return (
      <Head
        title={t('coursesPage.pressing')}
        layout={layout}
        link={<Link to="/tasks">{t('coursesPage.allTasks')}</Link>}
      >
        {isWhole && <Counts items={items.slice(0, pressing)} now={now} />}
      </Head>
    );
  }
  if (place !== pressing) return null;
  return (
    <Head title={t('coursesPage.others')} layout={layout}>
      {t('catalogList.count', { count: total - pressing })}
    </Head>
  );
}

type HeadProps = { title: string; layout: ListView; link?: ReactNode; children: ReactNode };

function Head({ title, layout, link, children }: HeadProps) {
  return (
    <div className={styles.head} data-layout={layout}>
      <h2>{title}</h2>
      <p>{children}</p>
      {link}
    </div>
  );
}

function Counts({ items, now }: { items: readonly ListedObjectiveAccess[]; now: Date }) {
  const { t } = useTranslation();
  const overdue = items.filter((access) => courseDue(access, now)?.urgency === 'overdue').length;
  const soon = items.length - overdue;
  return (
    <>
      {overdue > 0 && (
        <strong>
          <ToneText tone="danger">{t('coursesPage.overdueCount', { count: overdue })}</ToneText>
        </strong>
      )}
      {overdue > 0 && soon > 0 && ' · '}
      {soon > 0 && t('coursesPage.soonCount', { count: soon })}
    </>
  );
}
