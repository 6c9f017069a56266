import { courseDue } from '@lantern/domain/course/course-due';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { activityContentQuery } from '../../../api/attempts/activities';
import { CourseLayers } from '../../../parts/course-story/course-layers';
import { ContentsHead } from '../../../parts/table-of-contents/contents-head';
import { ContentsTree } from '../../../parts/table-of-contents/contents-tree';
import type { PlayerLinks } from '../player-state/use-player-links';
import styles from './player.module.css';
import { useNeedsConnection } from '../player-state/use-needs-connection';
import { partLock } from '../player-state/part-lock';
import type { Player } from '../player-state/use-player';
import type { ShownView } from '../player-state/use-shown-view';

type CourseContentsProps = {
  player: Player;
  links: PlayerLinks;
  shown: ShownView;
  place: 'side' | 'drawer';
  /** An activity was chosen. */
  onPick?: () => void;
};

/** [2.28] [2.29] Name, progress and due date, the layers of the course, and its activities. */
export function CourseContents({ player, links, shown, place, onPick }: CourseContentsProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isOutOfReach = useNeedsConnection(player.objectiveWorkflowId);
  const { course, tree, now, objectiveWorkflowId, completion, order } = player;
  const due = useMemo(() => courseDue(course, now), [course, now]);
  const layers = (
    <div className={styles.layers}>
      <CourseLayers course={course} current="content" />
    </div>
  );
  return (
    <>
      {place === 'drawer' && layers}
      <ContentsHead
        course={course.objective}
        progress={player.progress}
        dueDate={course.dueDate}
        due={due}
        now={now}
      />
      {place === 'side' && layers}
      {tree && tree.children.length > 0 && (
        <ContentsTree
          label={t('contents.label')}
          parts={tree.children}
          currentAxis={shown.axis}
          course={completion}
          now={now}
          isOutOfReach={isOutOfReach}
          links={{
            hrefOf: links.partHref,
            onPick: (axis) => {
              onPick?.();
              void links.open(axis);
            },
            onIntent: (axis) => {
              const part = order.find((one) => one.axis === axis);
              if (part && partLock(player, part) === null)
                void client.prefetchQuery(activityContentQuery(objectiveWorkflowId, part.activityPathId));
            },
          }}
        />
      )}
    </>
  );
}
