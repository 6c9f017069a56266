import { type MouseEvent, useId, useMemo, useRef } from 'react';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { ContentsLine, type LineFocus } from './contents-line';
import styles from './contents-tree.module.css';
import type { ContentsCourse } from './listed-course';
import { RowWindow } from './row-window';
import { useCurrentInSight } from './use-current-in-sight';
import { useDwell } from './use-dwell';
import { useTreeKeys } from './use-tree-keys';
import { useTreeState } from './use-tree-state';

export type ContentsLinks = {
  hrefOf: (axis: string) => string;
  onPick: (axis: string) => void;
  /** Somebody points at an entry: what it opens may be fetched. */
  onIntent: (axis: string) => void;
};

type ContentsTreeProps = {
  label: string;
  parts: readonly ActivityPart[];
  /** Null where no activity is open. */
  currentAxis: string | null;
  course: ContentsCourse;
  now: Date;
  links: ContentsLinks;
  /** [2.8] Does an activity need the connection that is gone? */
  isOutOfReach?: (part: ActivityPart) => boolean;
};

/** [2.29] The activities of a course as a tree: links that a keyboard walks through as through folders. */
export function ContentsTree(props: ContentsTreeProps) {
  const { label, parts, currentAxis, course, now, links, isOutOfReach } = props;
  const treeId = useId();
  const { rows, stopAxis, newestState, setFocused, setModules } = useTreeState(parts, currentAxis);
  const dwell = useDwell(links.onIntent);
  const wantsFocus = useRef(false);
  const tree = useRef<HTMLDivElement>(null);
  useCurrentInSight(tree, currentAxis);
  const onKeyDown = useTreeKeys(newestState, {
    onFocus: (axis) => {
      wantsFocus.current = axis !== stopAxis;
      setFocused(axis);
    },
    onSetOpen: setModules,
  });

  /** Told to the line that Tab stops at when it is drawn, which of a long list may be later. */
  const focus = useMemo<LineFocus>(
    () => ({
      isMeant: () => {
        const wants = wantsFocus.current;
        wantsFocus.current = false;
        return wants;
      },
      onLost: () => {
        wantsFocus.current = true;
      },
    }),
    [],
  );

  function onClick(event: MouseEvent) {
    const line = lineOf(event.target);
    if (!line) return;
    const { axis = '', kind } = line.dataset;
    setFocused(axis);
    if (kind === 'module') {
      setModules([axis], line.getAttribute('aria-expanded') !== 'true');
      return;
    }
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    links.onPick(axis);
  }

  return (
    <div
      ref={tree}
      role="tree"
      aria-label={label}
      className={styles.tree}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerMove={(event) => {
        const { axis, kind } = lineOf(event.target)?.dataset ?? {};
        if (axis && kind === 'activity') dwell.over(axis);
      }}
      onPointerLeave={dwell.leave}
    >
      <RowWindow
        rows={rows}
        currentAxis={currentAxis}
        focusedAxis={stopAxis}
        renderRow={(row) => (
          <ContentsLine
            key={row.part.axis}
            id={lineId(treeId, row.part.axis)}
            row={row}
            href={links.hrefOf(row.part.axis)}
            isCurrent={row.part.axis === currentAxis}
            isStop={row.part.axis === stopAxis}
            focus={focus}
            course={course}
            now={now}
            isOutOfReach={!row.module && isOutOfReach?.(row.part) === true}
          />
        )}
      />
    </div>
  );
}

function lineOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null;
}

function lineId(treeId: string, axis: string): string {
  return `${treeId}${axis}`;
}
