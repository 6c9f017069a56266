import { openCatalogCoursePath } from '@lantern/domain/course/course-paths';
import { lightsSideBySide } from '@lantern/artwork/cover/lights-side-by-side';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ClientOnly, getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { publicListQuery } from '../../api/transport/list-query';
import { openCatalogObjectivesQuery } from '../../api/courses/open-catalog';
import { usePage } from '../../lib/page/page-facts';
import { OfferedCourseCard } from '../../parts/course-card/offered-course-card';
import { CourseList } from '../../parts/course-list/view/course-list';
import { domainOf, listSources } from '../../parts/course-list/state/list-sources';
import { useListResults } from '../../parts/course-list/state/use-list-results';
import { useListState } from '../../parts/course-list/state/use-list-state';
import { LinkPreview } from '../../parts/link-preview/link-preview';
import { PageTitle } from '../../parts/page-title/page-title';
import styles from './open-catalog-page.module.css';

const OpenCatalogEmpty = lazy(() =>
  import('./open-catalog-empty').then(({ OpenCatalogEmpty: Empty }) => ({ default: Empty })),
);

const VisitorBanners = lazy(async () => ({
  default: (await import('../../parts/visitor-banners/visitor-banners')).VisitorBanners,
}));

const route = getRouteApi('/open/open-catalog/$');

/** [2.17] [6.5] For everybody; nobody is asked who they are. */
export function OpenCatalogPage() {
  const { t } = useTranslation();
  const { origin } = usePage();
  const state = useListState('public', route.useLoaderData(), null);
  const sources = listSources('public', origin);
  const { data: collections } = useSuspenseQuery(sources.showcases);
  const { results, more, failure } = useListResults(state, (shown) =>
    openCatalogObjectivesQuery(publicListQuery(domainOf(origin), shown)),
  );
  const lights = lightsSideBySide(results.items.map(({ id }) => ({ objectiveId: id, isLit: false })));
  return (
    <>
      <PageTitle of={t('pages.openCatalog')} />
      <LinkPreview
        title={t('pages.openCatalog')}
        description={t('openCatalogPage.lede')}
        path="/open-catalog"
      />
      <div className={styles.hero}>
        <h1 className={styles.title}>{t('openCatalogPage.title')}</h1>
        <p className={styles.lede}>{t('openCatalogPage.lede')}</p>
      </div>
      <CourseList
        title={t('pages.openCatalog')}
        titleAs="h2"
        searchLabel={t('catalogPage.search')}
        state={state}
        sources={sources}
        collections={collections}
        results={results}
        more={more}
        failure={failure}
        renderCard={(objective, place) => (
          <OfferedCourseCard
            objective={objective}
            light={lights[place] ?? 0}
            to={openCatalogCoursePath(objective.id)}
            t={t}
            titleAs="h3"
          />
        )}
        renderEmpty={() => <OpenCatalogEmpty />}
      />
      <ClientOnly>
        <Suspense>
          <VisitorBanners />
        </Suspense>
      </ClientOnly>
    </>
  );
}
