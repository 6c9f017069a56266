import { widgetRows } from '@lantern/domain/dashboard/widget-rows';
import type { DashboardWidget, PlacedWidget } from '@lantern/domain/dashboard/widgets';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestionsQuery } from '../../api/courses/suggestions';
import { dashboardQuery, rememberBanners } from '../../api/planner/dashboard';
import { currentUserQuery } from '../../api/platform';
import { menuOf } from '../../lib/format/menu-of';
import { usePage } from '../../lib/page/page-facts';
import { onFragmentEvent } from '../../parts/fragment-slot/fragment-events';
import { Button } from '../../ui/button/button';
import styles from './dashboard.module.css';
import { Greeting } from './greeting';
import { Hero } from './hero';
import { IdleHero } from './idle-hero';
import { Widget } from './widget';

const CustomiseDrawer = lazy(async () => ({
  default: (await import('./customise-drawer')).CustomiseDrawer,
}));

/** [2.2] What to go on with, what comes up, and how it went; the greeting is the title where it is all of the page. */
export function Dashboard({ titleAs }: { titleAs: 'h1' | 'h2' }) {
  const { t } = useTranslation();
  const { origin } = usePage();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { data } = useSuspenseQuery(dashboardQuery());
  const [isCustomising, setCustomising] = useState(false);
  const widgets = useRegisteredWidgets(data.widgets);
  useBannersWatch();
  const { data: suggestions = [] } = useQuery(suggestionsQuery());
  const offersCatalog = menuOf(user, origin).some(({ kind }) => kind === 'catalog');
  const isEmpty: Partial<Record<DashboardWidget, boolean>> = {
    banners: !data.hasBanners,
    suggestions: !offersCatalog || suggestions.length === 0,
  };
  const shownWidgets = widgets.filter(({ widget, isShown }) => isShown && !isEmpty[widget]);
  const rows = widgetRows(shownWidgets.map(({ widget }) => widget));
  return (
    <>
      <Greeting titleAs={titleAs}>
        <Button icon={SlidersHorizontal} variant="quiet" onClick={() => setCustomising(true)}>
          {t('dashboard.customise')}
        </Button>
      </Greeting>
      {data.next ? (
        <Hero next={data.next} />
      ) : (
        <IdleHero hasCourses={data.hasCourses} offersCatalog={offersCatalog} />
      )}
      {rows.map(({ widgets: shown, split }) => (
        <div key={shown.join()} className={styles.row} data-split={split}>
          {shown.map((widget) => (
            <Widget key={widget} widget={widget} />
          ))}
        </div>
      ))}
      {isCustomising && (
        <Suspense>
          <CustomiseDrawer widgets={widgets} onClose={() => setCustomising(false)} />
        </Suspense>
      )}
    </>
  );
}

/** [1.6] Where the last banner was dismissed, no place is kept for one. */
function useBannersWatch() {
  const client = useQueryClient();
  useEffect(
    () => onFragmentEvent('banners_changed', ({ count }) => rememberBanners(client, count !== 0)),
    [client],
  );
}

/** [1.6] Those that are programs of their own are there where the tenant has one. */
function useRegisteredWidgets(widgets: readonly PlacedWidget[]): PlacedWidget[] {
  const { config } = usePage();
  return widgets.filter(
    ({ widget }) =>
      widget === 'results' ||
      widget === 'certificates' ||
      widget === 'suggestions' ||
      config.fragments[widget],
  );
}
