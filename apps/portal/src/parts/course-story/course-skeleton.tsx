import { useTranslation } from 'react-i18next';
import { Skeleton, Skeletons } from '../../ui/skeleton/skeleton';
import { LongWait } from '../trouble/long-wait';
import panelStyles from '../course-panel/course-panel.module.css';
import headStyles from './course-head.module.css';
import { CourseLayout } from './course-layout';

/** A course page before its course has come: the same boxes, blank. */
export function CourseSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <LongWait />
      <Skeletons label={t('shell.loading')}>
        <CourseLayout
          breadcrumbs={<Skeleton width="short" />}
          head={
            <div className={headStyles.head}>
              <Skeleton shape="title" width="long" />
              <Skeleton />
              <Skeleton width="half" />
            </div>
          }
          panel={
            <div className={panelStyles.panel}>
              <Skeleton shape="cover" />
              <div className={panelStyles.body}>
                <Skeleton shape="block" />
                <Skeleton />
                <Skeleton />
              </div>
            </div>
          }
        >
          <div className={headStyles.head}>
            <Skeleton width="half" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="long" />
          </div>
        </CourseLayout>
      </Skeletons>
    </>
  );
}
