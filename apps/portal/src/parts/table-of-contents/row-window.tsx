import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';
import { loadPatiently } from '../../lib/network/load-patiently';
import type { ContentsRow } from './contents-rows';
import type { VirtualRowsProps } from './virtual-rows';

/** Up to here every line is drawn; beyond, only those near the window of the sidebar. */
const MOST_DRAWN = 60;
const DRAWN_BEFORE_CURRENT = 8;
const DRAWN_AT_FIRST = 32;

/** The lines of the contents: all of a few, and of a thousand those that can be seen. */
export function RowWindow(props: VirtualRowsProps) {
  const { rows, currentAxis, renderRow } = props;
  const isLong = rows.length > MOST_DRAWN;
  const [Virtual, setVirtual] = useState<ComponentType<VirtualRowsProps> | null>(null);

  useEffect(() => {
    if (isLong) {
      void loadPatiently(() => import('./virtual-rows')).then(({ VirtualRows }) =>
        setVirtual(() => VirtualRows),
      );
    }
  }, [isLong]);

  if (isLong && Virtual) return <Virtual {...props} />;
  return drawn(isLong ? firstLook(rows, currentAxis) : rows, renderRow);
}

function drawn(rows: readonly ContentsRow[], renderRow: (row: ContentsRow) => ReactNode) {
  return rows.map((row) => <Fragment key={row.part.axis}>{renderRow(row)}</Fragment>);
}

/** What the server sends of a long list: the lines around the open activity. */
function firstLook(rows: readonly ContentsRow[], currentAxis: string | null): readonly ContentsRow[] {
  const at = rows.findIndex(({ part }) => part.axis === currentAxis);
  const from = Math.max(0, Math.min(at - DRAWN_BEFORE_CURRENT, rows.length - DRAWN_AT_FIRST));
  return rows.slice(from, from + DRAWN_AT_FIRST);
}
