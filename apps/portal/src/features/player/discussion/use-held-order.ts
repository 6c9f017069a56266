import { useState } from 'react';

type Row = { id: string; isMine: boolean };

type Held<R> = {
  /** In the order in which they were shown first, as they are now. */
  rows: R[];
  /** What came since, of others. */
  freshCount: number;
  /** All of it, in its order. */
  showAll: () => void;
};

/** What comes in while somebody reads moves nothing: it waits until it is asked for. What they wrote themselves is there at once. */
export function useHeldOrder<R extends Row>(rows: readonly R[] | undefined): Held<R> {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const known = new Set(order);
  const fresh = (rows ?? []).filter(({ id }) => !known.has(id));
  if (rows && (order === null || fresh.some(({ isMine }) => isMine))) setOrder(rows.map(({ id }) => id));
  const byId = new Map(rows?.map((row) => [row.id, row]));
  return {
    rows: (order ?? []).flatMap((id) => byId.get(id) ?? []),
    freshCount: order === null ? 0 : fresh.length,
    // As it is then: a page may be on its way.
    showAll: () => setOrder(null),
  };
}
