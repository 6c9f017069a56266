import { ReaderSettingsButton } from '../../../parts/reader-settings/reader-settings-button';
import { EndCourse } from '../end/end-course';
import { FullScreenButton } from './full-screen-button';
import type { PlayerLinks } from '../player-state/use-player-links';
import type { Player } from '../player-state/use-player';

type PlayerActionsProps = {
  player: Player;
  links: PlayerLinks;
  /** There is something to read. */
  isReading: boolean;
  /** The last activity has the end of the course at its foot, where it leads. */
  isAtLast: boolean;
  onEnded?: () => void;
};

/** Reading settings and full screen, and the end of the attempt. */
export function PlayerActions({ player, links, isReading, isAtLast, onEnded }: PlayerActionsProps) {
  return (
    <>
      {isReading && <ReaderSettingsButton />}
      {isReading && <FullScreenButton />}
      <EndCourse player={player} links={links} mayLead={!isAtLast} {...(onEnded && { onEnded })} />
    </>
  );
}
