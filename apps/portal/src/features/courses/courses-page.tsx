import { objectiveAccessesQuery } from '../../api/courses/courses';
import { memberListQuery } from '../../api/transport/list-query';
import { currentUserQuery } from '../../api/platform';
import { reportEvent } from '../../api/attempts/report-event';
import { lightsSideBySide } from '@lantern/artwork/cover/lights-side-by-side';
import { cardView } from '@lantern/domain/course/card-view';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { menuOf } from '../../lib/format/menu-of';
import { usePage } from '../../lib/page/page-facts';
import { EnrolledCourseCard } from '../../parts/course-card/enrolled-course-card';
import { useCardWords } from '../../parts/course-card/use-card-words';
import { CourseList } from '../../parts/course-list/view/course-list';
import type { ListAction } from '../../parts/course-list/state/list-reducer';
import { listSources } from '../../parts/course-list/state/list-sources';
import { useListResults } from '../../parts/course-list/state/use-list-results';
import { useListState } from '../../parts/course-list/state/use-list-state';
import { courseGroups, GroupHead } from './course-groups';
import { PageTitle } from '../../parts/page-title/page-title';
import { useCoursesTitle } from '../../parts/page-title/use-courses-title';

const CoursesEmpty = lazy(() =>
  import('./courses-empty').then(({ CoursesEmpty: Empty }) => ({ default: Empty })),
);

/** A cover more lit than not: its colour is hardly seen. */
const HALF = 0.5;

const route = getRouteApi('/member/inside/courses');

/** [2.3] [2.26] */
export function CoursesPage() {
  const { t } = useTranslation();
  const words = useCardWords();
  const { origin } = usePage();
  const title = useCoursesTitle();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const state = useListState('enrolled', route.useLoaderData(), user.user.id);
  const sources = listSources('enrolled', origin);
  const { data: collections } = useSuspenseQuery(sources.showcases);
  const { results, more, failure } = useListResults(state, (shown) =>
    objectiveAccessesQuery(memberListQuery('enrolled', shown)),
  );
  const lights = lightsSideBySide(
    results.items.map((access) => ({
      objectiveId: access.objective.id,
      isLit: cardView(access, words.now).share > HALF,
    })),
  );

  const groups = state.shown.sort === 'dueFirst' ? courseGroups(results.items, words.now) : undefined;

  function dispatch(action: ListAction) {
    // [7.33] That somebody searched, not for what: the text may name a person.
    if (action.kind === 'search') reportEvent('my_courses_search');
    state.dispatch(action);
  }

  return (
    <>
      <PageTitle of={title} />
      <CourseList
        title={title}
        searchLabel={t('coursesPage.search')}
        state={{ ...state, dispatch }}
        sources={sources}
        collections={collections}
        results={results}
        more={more}
        failure={failure}
        narrow="rows"
        renderHead={
          groups &&
          ((place) => (
            <GroupHead
              groups={groups}
              place={place}
              total={results.total}
              hasMore={more.hasMore}
              layout={state.view}
              now={words.now}
            />
          ))
        }
        renderCard={(access, place) => (
          <EnrolledCourseCard
            access={access}
            light={lights[place] ?? 0}
            words={words}
            titleAs={groups?.pressing ? 'h3' : 'h2'}
          />
        )}
        isCatalogEnabled={menuOf(user, origin).some(({ kind }) => kind === 'catalog')}
        renderEmpty={({ offersCatalog }) => <CoursesEmpty offersCatalog={offersCatalog} />}
      />
    </>
  );
}
