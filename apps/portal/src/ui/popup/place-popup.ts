export type Placement = {
  /** Where the popup stands from its anchor; the other side is taken when there is no room. */
  side: 'above' | 'below' | 'end';
  /** Which edges meet along the anchor's other axis. */
  align: 'start' | 'center' | 'end';
};

/** Inline distances run from the inline start of the viewport, block distances from its top. */
type LogicalBox = { inlineStart: number; blockStart: number; inlineSize: number; blockSize: number };
type Size = Pick<LogicalBox, 'inlineSize' | 'blockSize'>;

type PlacePopup = { anchor: LogicalBox; popup: Size; viewport: Size; placement: Placement; gap: number };

const edge = 8;

/** Where a popup's start corner goes so that it stands beside its anchor and inside the viewport. */
export function placePopup({ anchor, popup, viewport, placement, gap }: PlacePopup) {
  const along = { start: anchor.inlineStart, size: anchor.inlineSize, popup: popup.inlineSize };
  const across = { start: anchor.blockStart, size: anchor.blockSize, popup: popup.blockSize };
  const inlineRoom = viewport.inlineSize - edge - popup.inlineSize;
  const blockRoom = viewport.blockSize - edge - popup.blockSize;

  if (placement.side === 'end') {
    return {
      inlineStart: within(beside({ ...along, room: inlineRoom, gap }), inlineRoom),
      blockStart: within(aligned(across, placement.align), blockRoom),
    };
  }
  const below = beside({ ...across, room: blockRoom, gap });
  const above = across.start - gap - popup.blockSize;
  return {
    inlineStart: within(aligned(along, placement.align), inlineRoom),
    blockStart: within(placement.side === 'above' && above >= edge ? above : below, blockRoom),
  };
}

type Span = { start: number; size: number; popup: number };

/** After the anchor, or before it when only that side has room. */
function beside({ start, size, popup, room, gap }: Span & { room: number; gap: number }): number {
  const after = start + size + gap;
  const before = start - gap - popup;
  return after > room && before >= edge ? before : after;
}

function aligned({ start, size, popup }: Span, align: Placement['align']): number {
  if (align === 'start') return start;
  return align === 'end' ? start + size - popup : start + (size - popup) / 2;
}

function within(position: number, room: number): number {
  return Math.max(edge, Math.min(position, room));
}
