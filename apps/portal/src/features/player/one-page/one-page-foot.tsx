import type { ContentView } from '@lantern/domain/contents/content-view';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';
import { EndCourse } from '../end/end-course';
import { PlayerFoot } from '../frame/player-foot';
import type { Player } from '../player-state/use-player';
import { useNeedsConnection } from '../player-state/use-needs-connection';
import type { PlayerLinks } from '../player-state/use-player-links';

type OnePageFootProps = {
  player: Player;
  links: PlayerLinks;
  view: Extract<ContentView, { kind: 'page' }>;
};

/** [4.5] To the modules beside this one. */
export function OnePageFoot({ player, links, view: { pages, index } }: OnePageFootProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isOutOfReach = useNeedsConnection(player.objectiveWorkflowId);
  // Of a page of several there may be some to read.
  const isPageOutOfReach = (at: number) => pages[at]?.activities.every(isOutOfReach) === true;
  const before = pages[index - 1]?.module;
  const after = pages[index + 1]?.module;
  return (
    <PlayerFoot
      step={
        pages.length > 1
          ? t('player.moduleStep', {
              place: format.number(index + 1),
              total: format.number(pages.length),
            })
          : null
      }
      previous={
        before
          ? {
              href: links.partHref(before.axis),
              onFollow: () => void links.open(before.axis),
              isOutOfReach: isPageOutOfReach(index - 1),
            }
          : null
      }
      next={
        after
          ? {
              href: links.partHref(after.axis),
              activity: after.childActivity,
              onFollow: () => void links.open(after.axis),
              isBusy: false,
              isPrimary: true,
              isOutOfReach: isPageOutOfReach(index + 1),
            }
          : null
      }
      end={!after && player.canWork && <EndCourse player={player} links={links} mayLead />}
    />
  );
}
