import { contentPath } from '@lantern/domain/course/course-paths';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrameSlot } from '../../lib/page/page-slots';
import { courseTitle } from '../../lib/format/shown-title';
import { PageTitle } from '../../parts/page-title/page-title';
import { CourseEnd } from './end/course-end';
import { FootOfView } from './frame/foot-of-view';
import { PlayerDock } from './frame/player-dock';
import { PlayerLayout } from './frame/player-layout';
import { PlayerView } from './frame/player-view';
import { TreeFailed } from './frame/tree-failed';
import { useChosenAxis } from './player-state/use-chosen-axis';
import { useLeadToEnd } from './end/use-lead-to-end';
import { useLeaveAnnulled } from './player-state/use-leave-annulled';
import { usePlayer } from './player-state/use-player';
import { usePlayerLinks } from './player-state/use-player-links';
import { type ShownView, useShownView } from './player-state/use-shown-view';
import { useLeadToTitle } from './frame/use-lead-to-title';

/** [2.8] [2.9] A course, open: its contents beside what is read, watched and done. */
export function PlayerPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const player = usePlayer();
  useLeaveAnnulled(player.course);
  const { chosen, seen, choose } = useChosenAxis();
  const shown = useShownView(player, chosen);
  const marked = useShownView(player, seen);
  const links = usePlayerLinks(player, shown, choose);
  useLeadToEnd(player, links, shown);
  useTitleOfView(marked);

  // The activity that opened by itself is from now on the one of this address: it stays when others come before it.
  const settledAxis = shown.settles ? shown.axis : null;
  const settledHref = settledAxis === null ? null : links.partHref(settledAxis);
  const here = contentPath(player.course.objective.id);
  useEffect(() => {
    // Whoever is on the way to another page goes there.
    if (settledHref === null || router.latestLocation.pathname !== here) return;
    void router.navigate({ href: settledHref, replace: true, resetScroll: false });
  }, [router, here, settledHref]);

  const framed = useFrameSlot();
  const title = courseTitle(player.course.objective, t);
  if (shown.view.kind === 'end' && player.tree) {
    return framed(
      <>
        <PageTitle of={title} />
        <CourseEnd player={player} tree={player.tree} />
        <PlayerDock>{null}</PlayerDock>
      </>,
    );
  }
  return (
    <PlayerLayout
      player={player}
      links={links}
      shown={marked}
      foot={<FootOfView player={player} links={links} shown={shown} />}
    >
      <PageTitle of={title} />
      {player.tree ? (
        <PlayerView player={player} links={links} shown={shown} />
      ) : (
        <TreeFailed objectiveWorkflowId={player.objectiveWorkflowId} />
      )}
    </PlayerLayout>
  );
}

/** Another view has taken the place of the one before; from one activity to the next these do it themselves. */
export function useTitleOfView({ view: { kind }, axis }: ShownView): void {
  useLeadToTitle(kind === 'activity' ? kind : `${kind} ${axis}`);
}
