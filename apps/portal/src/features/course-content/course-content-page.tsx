import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { PageTitle } from '../../parts/page-title/page-title';
import { useSearchText } from '../../lib/use-search-text';
import { playerLinks } from './player-links';
import { PlayerLayout } from './player-layout';
import { PlayerView } from './player-view';
import { TreeFailed } from './tree-failed';
import { usePlayer } from './use-player';
import { useShownView } from './use-shown-view';

/** [2.8] [2.9] A course, open: its contents beside what is read, watched and done. */
export function CourseContentPage() {
  const { objectiveId = '' } = useParams({ strict: false });
  const searchStr = useSearchText();
  const navigate = useNavigate();
  const player = usePlayer();
  const shown = useShownView(player);
  const links = useMemo(() => playerLinks(objectiveId, searchStr), [objectiveId, searchStr]);

  // The activity that opened by itself is from now on the one of this address: it stays when others come before it.
  const settledAxis = shown.settles ? shown.axis : null;
  const settledHref = settledAxis === null ? null : links.partHref(settledAxis);
  useEffect(() => {
    if (settledHref !== null) void navigate({ href: settledHref, replace: true, resetScroll: false });
  }, [navigate, settledHref]);

  return (
    <PlayerLayout player={player} links={links} shown={shown}>
      <PageTitle of={player.course.objective.name} />
      {player.tree ? (
        <PlayerView player={player} links={links} shown={shown} />
      ) : (
        <TreeFailed onRetry={player.retry} />
      )}
    </PlayerLayout>
  );
}
