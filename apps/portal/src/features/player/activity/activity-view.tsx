import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { preferredSize } from '@lantern/domain/contents/preferred-size';
import { useQuery } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { activityContentQuery } from '../../../api/attempts/activities';
import { ActivityHead } from './activity-head';
import { ActivityPane } from './activity-pane';
import { partLock } from '../player-state/part-lock';
import { PlayerBody } from '../frame/player-body';
import type { PlayerLinks } from '../player-state/use-player-links';
import { isFirstView } from '../../../lib/page/first-view';
import { classNames } from '../../../ui/class-names';
import styles from '../frame/player.module.css';
import type { Player } from '../player-state/use-player';

type ActivityViewProps = {
  player: Player;
  links: PlayerLinks;
  part: ActivityPart;
  /** The course is this one activity. */
  isRoot: boolean;
};

/** [2.8] One activity, or why it cannot be opened. */
export const ActivityView = memo(function ActivityView(props: ActivityViewProps) {
  const { player, links, part, isRoot } = props;
  const { tree, objectiveWorkflowId } = player;
  const { type } = part.childActivity;
  const lock = partLock(player, isRoot ? null : part);
  const { data: content = null } = useQuery({
    ...activityContentQuery(objectiveWorkflowId, isRoot ? null : part.activityPathId),
    enabled: false,
  });
  const displayMode = content?.displayMode ?? tree?.displayMode;
  useEffect(() => {
    if (!isFirstView()) window.scrollTo({ top: 0 });
  }, []);

  // What people say is read as a text is.
  const isRead = type === 'text' || type === 'discussion';
  return (
    <PlayerBody {...(displayMode && { displayMode })} size={content && preferredSize(content)}>
      <article className={classNames(styles.lesson, type === 'lti' && styles.tool, isRead && styles.text)}>
        <ActivityHead player={player} part={part} titleAs="h1" />
        <ActivityPane player={player} links={links} part={part} isRoot={isRoot} lock={lock} />
      </article>
    </PlayerBody>
  );
});
