import { ReaderSettingsButton } from '../../parts/reader-settings/reader-settings-button';
import { EndCourse } from './end-course';
import { FullScreenButton } from './full-screen-button';
import type { PlayerLinks } from './player-links';
import type { Player } from './use-player';
import type { ShownView } from './use-shown-view';

type PlayerActionsProps = {
  player: Player;
  links: PlayerLinks;
  shown: ShownView;
  onEnded?: () => void;
};

/** Reading settings and full screen where there is something to read, and the end of the attempt. */
export function PlayerActions({ player, links, shown, onEnded }: PlayerActionsProps) {
  const { kind } = shown.view;
  const isReading = kind === 'activity' || kind === 'page' || kind === 'root';
  return (
    <>
      {isReading && <ReaderSettingsButton />}
      {isReading && <FullScreenButton />}
      <EndCourse player={player} links={links} {...(onEnded && { onEnded })} />
    </>
  );
}
