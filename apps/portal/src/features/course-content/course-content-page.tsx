import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrameSlot } from '../../lib/frame-slot';
import { courseTitle } from '../../lib/shown-title';
import { PageTitle } from '../../parts/page-title/page-title';
import { CourseEnd } from './course-end';
import { PlayerLayout } from './player-layout';
import { PlayerView } from './player-view';
import { TreeFailed } from './tree-failed';
import { useChosenAxis } from './use-chosen-axis';
import { useLeadToEnd } from './use-lead-to-end';
import { usePlayer } from './use-player';
import { usePlayerLinks } from './use-player-links';
import { useRehearsal } from './use-rehearsal';
import { useShownView } from './use-shown-view';
import { useTitleOfView } from './use-title-of-view';

/** [2.8] [2.9] A course, open: its contents beside what is read, watched and done. */
export function CourseContentPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const player = usePlayer();
  const { chosen, seen, choose } = useChosenAxis();
  const shown = useShownView(player, chosen);
  const marked = useShownView(player, seen);
  const links = usePlayerLinks(player, shown, choose);
  useLeadToEnd(player, links, shown);
  useTitleOfView(marked);
  useRehearsal();

  // The activity that opened by itself is from now on the one of this address: it stays when others come before it.
  const settledAxis = shown.settles ? shown.axis : null;
  const settledHref = settledAxis === null ? null : links.partHref(settledAxis);
  useEffect(() => {
    if (settledHref !== null) void navigate({ href: settledHref, replace: true, resetScroll: false });
  }, [navigate, settledHref]);

  const framed = useFrameSlot();
  const title = courseTitle(player.course.objective, t);
  if (shown.view.kind === 'end' && player.tree) {
    return framed(
      <>
        <PageTitle of={title} />
        <CourseEnd player={player} tree={player.tree} />
      </>,
    );
  }
  return (
    <PlayerLayout player={player} links={links} shown={marked}>
      <PageTitle of={title} />
      {player.tree ? (
        <PlayerView player={player} links={links} shown={shown} />
      ) : (
        <TreeFailed objectiveWorkflowId={player.objectiveWorkflowId} />
      )}
    </PlayerLayout>
  );
}
