import { contentsLock } from '@lantern/domain/contents/table-of-contents';
import { contentsFlags, contentsStatus } from '@lantern/domain/contents/contents-marks';
import { shownAxis } from '@lantern/domain/contents/shown-axis';
import { ChevronDown } from 'lucide-react';
import { memo, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { Icon } from '../../ui/icon';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ActivityName } from '../course-text/activity-name';
import { ActivityMeta } from './activity-meta';
import { type ContentsRow, isSameRow } from './contents-rows';
import styles from './contents-tree.module.css';
import { FlagIcons } from './flag-icons';
import { flagWords } from './flag-words';
import type { ContentsCourse } from './listed-course';
import { StatusDisc } from './status-disc';

/** Keys go to the line that has the focus: it must not be lost when lines are drawn anew. */
export type LineFocus = {
  /** Does the focus belong to the line that Tab stops at? Asked once. */
  isMeant: () => boolean;
  /** The line that had it was taken away, as when a list grows so long that only a part of it is drawn. */
  onLost: () => void;
};

type ContentsLineProps = {
  id: string;
  row: ContentsRow;
  href: string;
  isCurrent: boolean;
  /** Where Tab stops in the tree. */
  isStop: boolean;
  focus: LineFocus;
  course: ContentsCourse;
  now: Date;
  /** [2.8] It needs the connection that is gone. */
  isOutOfReach: boolean;
};

/** [2.29] One entry: its kind, its name, how far the learner is, and what there is to know about it. */
export const ContentsLine = memo(DrawnLine, saysTheSame);

function DrawnLine(props: ContentsLineProps) {
  const { id, row, href, isCurrent, isStop, focus, course, now, isOutOfReach } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { part, module } = row;
  useLayoutEffect(() => {
    if (isStop && focus.isMeant()) document.getElementById(id)?.focus();
  });
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.id === id) focus.onLost();
    },
    [id, focus],
  );
  const place = {
    id,
    role: 'treeitem',
    tabIndex: isStop ? 0 : -1,
    'aria-level': row.level,
    'aria-posinset': row.position,
    'aria-setsize': row.siblings,
    'data-axis': part.axis,
    'data-level': Math.min(row.level, DEEPEST_INDENT),
  } as const;
  const lock = contentsLock(part, course, now);
  const flags = contentsFlags(part);
  const tip = flagWords({ part, course, flags, lock, isOutOfReach }, { t, format });

  if (module) {
    const { done, total } = module.count;
    return withTip(tip, (described) => (
      <div
        {...place}
        {...described}
        className={styles.module}
        data-kind="module"
        aria-expanded={module.isOpen}
        {...(isCurrent && { 'aria-current': 'page' as const })}
      >
        <Icon of={ChevronDown} className={styles.chevron} />
        <span className={styles.name}>
          <ActivityName number={`${shownAxis(part.axis)}.`} activity={part.childActivity} />
        </span>
        <FlagIcons flags={flags} isLocked={lock !== null} />
        {total > 0 && (
          <small className={styles.count}>
            <span aria-hidden="true">
              <bdi>
                {t('contents.countShort', { done: format.number(done), total: format.number(total) })}
              </bdi>
            </span>
            <VisuallyHidden>{t('contents.count', { done, count: total })}</VisuallyHidden>
          </small>
        )}
      </div>
    ));
  }

  const status = lock ? 'locked' : contentsStatus(part);
  return withTip(tip, (described) => (
    <a
      {...place}
      {...described}
      href={href}
      className={styles.activity}
      data-kind="activity"
      data-state={status}
      data-place={placeOf(row)}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      <StatusDisc state={status} />
      <span className={styles.name}>
        <ActivityName number={shownAxis(part.axis)} activity={part.childActivity} />
        <VisuallyHidden> {t(`contents.status.${status}`)}</VisuallyHidden>
      </span>
      <FlagIcons flags={flags} isLocked={false} isOutOfReach={isOutOfReach} />
      <ActivityMeta part={part} className={styles.meta} />
    </a>
  ));
}

/** Going from one activity to the next redraws two lines, not every line in sight. */
function saysTheSame(one: ContentsLineProps, other: ContentsLineProps): boolean {
  return (
    isSameRow(one.row, other.row) &&
    one.id === other.id &&
    one.href === other.href &&
    one.isCurrent === other.isCurrent &&
    one.isStop === other.isStop &&
    one.focus === other.focus &&
    one.course === other.course &&
    one.now === other.now &&
    one.isOutOfReach === other.isOutOfReach
  );
}

/** Deeper modules stand no further in: names need their room. */
const DEEPEST_INDENT = 5;

function withTip(
  text: string | null,
  render: (described: { 'aria-describedby'?: string }) => React.ReactElement,
) {
  return text === null ? render({}) : <Tooltip text={text}>{render}</Tooltip>;
}

/** Where the thread of light begins and ends. */
function placeOf({ position, siblings }: ContentsRow): 'only' | 'first' | 'last' | undefined {
  if (siblings === 1) return 'only';
  if (position === 1) return 'first';
  return position === siblings ? 'last' : undefined;
}
