import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ContentsRow } from './contents-rows';
import styles from './contents-tree.module.css';
import { scrollerOf } from './use-current-in-sight';

export type VirtualRowsProps = {
  rows: readonly ContentsRow[];
  currentAxis: string | null;
  /** Stays drawn wherever the list is scrolled to: it may have the focus. */
  focusedAxis: string | null;
  renderRow: (row: ContentsRow) => ReactNode;
};

const MODULE_PX = 48;
const ACTIVITY_PX = 58;
const OVERSCAN = 6;
/** So much of its surroundings is seen with a line that is brought into sight. */
const AROUND_PX = 96;

/** A virtual list: draws the lines that can be seen, and those just outside, at their places. */
export function VirtualRows({ rows, currentAxis, focusedAxis, renderRow }: VirtualRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<Element | null>(null);
  /** How far the list begins below the top of what scrolls. */
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const found = scrollerOf(list.current);
    if (!list.current || !found) return;
    const from = list.current.getBoundingClientRect().top - found.getBoundingClientRect().top;
    setScroller(found);
    setOffset(from + found.scrollTop);
  }, [rows]);

  const keptAt = rows.findIndex(({ part }) => part.axis === focusedAxis);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => (rows[index]?.module ? MODULE_PX : ACTIVITY_PX),
    getItemKey: (index) => rows[index]?.part.axis ?? index,
    overscan: OVERSCAN,
    scrollPaddingStart: AROUND_PX,
    scrollPaddingEnd: AROUND_PX,
    scrollMargin: offset,
    rangeExtractor: (range) => withKept(range, keptAt),
  });
  const currentAt = rows.findIndex(({ part }) => part.axis === currentAxis);
  useLayoutEffect(() => {
    if (scroller && currentAt >= 0) virtualizer.scrollToIndex(currentAt, { align: 'auto' });
  }, [virtualizer, scroller, currentAt]);

  return (
    <div
      ref={list}
      role="none"
      className={styles.virtual}
      style={{ blockSize: `${virtualizer.getTotalSize()}px` }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        return (
          row && (
            <div
              key={key}
              role="none"
              data-index={index}
              ref={virtualizer.measureElement}
              className={styles.placed}
              style={{ transform: `translateY(${start - offset}px)` }}
            >
              {renderRow(row)}
            </div>
          )
        );
      })}
    </div>
  );
}

function withKept(range: Range, keptAt: number): number[] {
  const seen = defaultRangeExtractor(range);
  return keptAt < 0 || seen.includes(keptAt) ? seen : [...seen, keptAt].toSorted((a, b) => a - b);
}
