import { detailsPath } from '@lantern/domain/course/course-paths';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useEffect } from 'react';
import { courseTitle } from '../../lib/format/shown-title';
import { CourseCertificates } from '../../parts/certificates/course-certificates';
import { CourseAbout } from '../../parts/course-story/course-about';
import { CourseBreadcrumbs } from '../../parts/course-story/course-breadcrumbs';
import { CourseHead } from '../../parts/course-story/course-head';
import { CourseLayers } from '../../parts/course-story/course-layers';
import { CourseLayout } from '../../parts/course-story/course-layout';
import { CourseOutline } from '../../parts/course-outline/course-outline';
import { LinkPreview } from '../../parts/link-preview/link-preview';
import { PageTitle } from '../../parts/page-title/page-title';
import { CompletionNotice } from './completion-notice';
import { DetailsPanel } from './details-panel';
import { PreviousAttempts } from './previous-attempts';
import { ResultPanel } from '../../parts/course-result/result-panel';
import { useFreshCourse } from './use-fresh-course';
import { reportEvent } from '../../api/attempts/report-event';

/** [2.7] The course as its learner has it: what they can do now and why, and what they have reached. */
export function CourseDetailsPage() {
  const { t } = useTranslation();
  const { objectiveId = '' } = useParams({ strict: false });
  const { course, now } = useFreshCourse(objectiveId);
  useOpeningEvent(objectiveId);
  const { description } = course.objective;
  const name = courseTitle(course.objective, t);
  const aggregate = course.objectiveWorkflowAggregate;
  return (
    <>
      <PageTitle of={name} />
      <LinkPreview title={name} description={description} path={detailsPath(objectiveId)} />
      <CourseLayout
        breadcrumbs={
          <>
            <CourseBreadcrumbs list="courses" course={course.objective} />
            <CourseLayers course={course} />
          </>
        }
        head={
          <CourseHead course={course.objective}>
            <CompletionNotice course={course} />
            <ResultPanel course={course} now={now} />
          </CourseHead>
        }
        panel={<DetailsPanel course={course} now={now} />}
      >
        {aggregate?.lastObjectiveRecord && (
          <CourseCertificates
            key={aggregate.lastObjectiveRecord.id}
            objectiveId={objectiveId}
            userId={course.userId}
            now={now}
          />
        )}
        <CourseOutline course={course} now={now} />
        {aggregate?.lastObjectiveRecord && (
          <PreviousAttempts key={aggregate.id} course={course} aggregateId={aggregate.id} now={now} />
        )}
        <CourseAbout course={course.objective} />
      </CourseLayout>
    </>
  );
}

/** [7.33] Once for each course that the page shows. */
function useOpeningEvent(objectiveId: string): void {
  useEffect(() => reportEvent('about_the_course_page_load', { objectiveId }), [objectiveId]);
}
