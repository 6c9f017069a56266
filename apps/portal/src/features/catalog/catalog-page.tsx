import { catalogCoursePath } from '@lantern/domain/course/course-paths';
import { lightsSideBySide } from '@lantern/artwork/cover/lights-side-by-side';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { objectiveAccessesQuery } from '../../api/courses/courses';
import { memberListQuery } from '../../api/transport/list-query';
import { currentUserQuery } from '../../api/platform';
import { usePage } from '../../lib/page/page-facts';
import { OfferedCourseCard } from '../../parts/course-card/offered-course-card';
import { CourseList } from '../../parts/course-list/view/course-list';
import { listSources } from '../../parts/course-list/state/list-sources';
import { useListResults } from '../../parts/course-list/state/use-list-results';
import { useListState } from '../../parts/course-list/state/use-list-state';
import { PageTitle } from '../../parts/page-title/page-title';
import { Suggestions } from '../../parts/suggestions/suggestions';

const CatalogEmpty = lazy(() =>
  import('./catalog-empty').then(({ CatalogEmpty: Empty }) => ({ default: Empty })),
);

const route = getRouteApi('/member/inside/catalog');

/** [2.4] */
export function CatalogPage() {
  const { t } = useTranslation();
  const { origin } = usePage();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const state = useListState('catalog', route.useLoaderData(), user.user.id);
  const sources = listSources('catalog', origin);
  const { data: collections } = useSuspenseQuery(sources.showcases);
  const { results, more, failure } = useListResults(state, (shown) =>
    objectiveAccessesQuery(memberListQuery('catalog', shown)),
  );
  const lights = lightsSideBySide(
    results.items.map(({ objective }) => ({ objectiveId: objective.id, isLit: false })),
  );
  return (
    <>
      <PageTitle of={t('pages.catalog')} />
      <CourseList
        title={t('pages.catalog')}
        searchLabel={t('catalogPage.search')}
        state={state}
        sources={sources}
        collections={collections}
        results={results}
        more={more}
        failure={failure}
        renderCard={({ objective }, place) => (
          <OfferedCourseCard
            objective={objective}
            light={lights[place] ?? 0}
            to={catalogCoursePath(objective.id)}
            t={t}
          />
        )}
        lead={<Suggestions />}
        renderEmpty={() => <CatalogEmpty />}
      />
    </>
  );
}
