import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { type SidebarLayer, sidebarLayers } from '@lantern/domain/contents/sidebar-layers';
import { contentPath, detailsPath, notificationsPath } from '@lantern/domain/course/course-paths';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { courseTitle } from '../../lib/format/shown-title';
import { TabLinks } from '../../ui/tabs/tab-links';
import { UnreadMark } from '../announcements/unread-mark';
import styles from './course-layers.module.css';

/** Where the page of each layer is. */
const PAGES: Record<SidebarLayer['kind'], (objectiveId: string) => string> = {
  details: detailsPath,
  content: contentPath,
  notifications: notificationsPath,
};

/** The details' address begins that of every other layer. */
const EXACT = { exact: true };

type CourseLayersProps = { course: ObjectiveAccess; current?: SidebarLayer['kind'] };

/** [2.28] The pages of one course. */
export const CourseLayers = memo(function DrawnLayers({ course, current = 'details' }: CourseLayersProps) {
  const { t } = useTranslation();
  const { objective } = course;
  const layers = sidebarLayers({
    type: objective.type,
    workflowState: lastWorkflow(course)?.state ?? null,
    supportReview: objective.activity.supportReview,
    announcementChannelId: objective.announcementChannelId,
    isPublicUser: false,
  });
  const tabs = layers.map(({ kind }) => {
    const path = PAGES[kind](objective.id);
    return {
      key: kind,
      label: t(`courseLayers.${kind}`),
      ...(kind === 'notifications' && { mark: <UnreadMark objectiveId={objective.id} /> }),
      renderLink: (props: { className: string | undefined; children: React.ReactNode }) => (
        <Link
          key={kind}
          to={path}
          activeOptions={EXACT}
          {...props}
          {...(kind === current && { 'aria-current': 'page' as const })}
        />
      ),
    };
  });
  if (tabs.length < 2) return null;
  return (
    <div className={styles.layers}>
      <TabLinks label={courseTitle(objective, t)} tabs={tabs} />
    </div>
  );
});
