import type { DashboardWidget } from '@lantern/domain/dashboard/widgets';
import { useSuspenseQuery } from '@tanstack/react-query';
import { dashboardQuery } from '../../api/planner/dashboard';
import { FragmentSlot } from '../../parts/fragment-slot/fragment-slot';
import { Suggestions } from '../../parts/suggestions/suggestions';
import { CertificatesWidget } from './certificates-widget';
import { ResultsWidget } from './results-widget';

/** Of the programs of their own: what they take when they have come, so that nothing moves. */
const FRAGMENT_HEIGHTS = {
  calendar: 480,
  tasks: 480,
  recentCourses: 300,
  communications: 560,
  banners: 280,
} as const;

/** Where the page is too narrow for what stands side by side. */
const NARROW_HEIGHTS = { banners: 420, communications: 830 } as const;
/** Of messages, where nobody has said anything. */
const NO_MESSAGES_HEIGHT = 240;

/** Whoever has no course yet has next to nothing in them; room for more would be an empty page. */
const EMPTY_HEIGHTS = { calendar: 260, tasks: 160, recentCourses: 120 } as const;

/** [2.2] */
export function Widget({ widget }: { widget: DashboardWidget }) {
  const { data } = useSuspenseQuery(dashboardQuery());
  if (widget === 'results') return <ResultsWidget results={data.results} />;
  if (widget === 'certificates') return <CertificatesWidget certificates={data.certificates} />;
  if (widget === 'suggestions') return <Suggestions />;
  if (widget === 'banners')
    return (
      <FragmentSlot name={widget} height={FRAGMENT_HEIGHTS[widget]} narrowHeight={NARROW_HEIGHTS.banners} />
    );
  if (widget === 'communications') {
    if (!data.hasMessages) return <FragmentSlot name={widget} height={NO_MESSAGES_HEIGHT} />;
    const heights = { height: FRAGMENT_HEIGHTS[widget], narrowHeight: NARROW_HEIGHTS[widget] };
    return <FragmentSlot name={widget} {...heights} />;
  }
  const heights = data.hasCourses ? FRAGMENT_HEIGHTS : { ...FRAGMENT_HEIGHTS, ...EMPTY_HEIGHTS };
  return <FragmentSlot name={widget} height={heights[widget]} />;
}
