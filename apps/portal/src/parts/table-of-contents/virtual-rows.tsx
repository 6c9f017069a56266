import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useExternalStore } from '../../lib/storage/external-store';
import type { ContentsRow } from './contents-rows';
import styles from './contents-tree.module.css';
import { createRowVirtualizer } from './row-virtualizer';
import { scrollerOf } from './scroller-of';

export type VirtualRowsProps = {
  rows: readonly ContentsRow[];
  currentAxis: string | null;
  /** Stays drawn wherever the list is scrolled to: it may have the focus. */
  focusedAxis: string | null;
  renderRow: (row: ContentsRow) => ReactNode;
};

const MODULE_PX = 48;
const ACTIVITY_PX = 58;
const NONE = { rows: [], total: 0 };

/** Draws the lines that can be seen, and those just outside, at their places. */
export function VirtualRows({ rows, currentAxis, focusedAxis, renderRow }: VirtualRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [virtualizer] = useState(createRowVirtualizer);
  const places = useExternalStore(virtualizer.places, NONE);
  const currentAt = rows.findIndex(({ part }) => part.axis === currentAxis);

  useLayoutEffect(() => {
    const scroller = scrollerOf(list.current);
    if (!list.current || !scroller) return;
    const from = list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    virtualizer.update({
      scroller,
      offset: from + scroller.scrollTop,
      count: rows.length,
      sizeOf: (index) => (rows[index]?.module ? MODULE_PX : ACTIVITY_PX),
      keyOf: (index) => rows[index]?.part.axis ?? String(index),
      keptAt: rows.findIndex(({ part }) => part.axis === focusedAxis),
    });
  }, [virtualizer, rows, focusedAxis]);
  useLayoutEffect(() => {
    if (currentAt >= 0) virtualizer.scrollTo(currentAt);
  }, [virtualizer, currentAt]);
  useEffect(() => () => virtualizer.stop(), [virtualizer]);

  return (
    <div ref={list} role="none" className={styles.virtual} style={{ blockSize: `${places.total}px` }}>
      {places.rows.map(({ index, start }) => {
        const row = rows[index];
        return (
          row && (
            <div
              key={row.part.axis}
              role="none"
              data-index={index}
              ref={virtualizer.measure}
              className={styles.placed}
              style={{ transform: `translateY(${start}px)` }}
            >
              {renderRow(row)}
            </div>
          )
        );
      })}
    </div>
  );
}
