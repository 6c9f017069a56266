import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { type ExternalStore, externalStore } from '../../lib/external-store';

/** The lines that are drawn, each with its distance from the top of the list. */
export type RowPlaces = { rows: ReadonlyArray<{ index: number; start: number }>; total: number };

type RowFacts = {
  scroller: Element;
  /** How far the list begins below the top of what scrolls. */
  offset: number;
  count: number;
  sizeOf: (index: number) => number;
  keyOf: (index: number) => string;
  /** Drawn wherever the list is scrolled to; -1 for none. */
  keptAt: number;
};

export type RowVirtualizer = {
  places: ExternalStore<RowPlaces>;
  update: (facts: RowFacts) => void;
  measure: (row: HTMLElement | null) => void;
  scrollTo: (index: number) => void;
  stop: () => void;
};

const OVERSCAN = 6;

/** Reckons which lines of a long list are drawn, outside of React, and tells it when that changes. */
export function createRowVirtualizer(): RowVirtualizer {
  const places = externalStore<RowPlaces>({ rows: [], total: 0 });
  let virtualizer: Virtualizer<Element, HTMLElement> | null = null;

  function tell() {
    if (!virtualizer) return;
    const { scrollMargin } = virtualizer.options;
    const rows = virtualizer
      .getVirtualItems()
      .map(({ index, start }) => ({ index, start: start - scrollMargin }));
    const total = virtualizer.getTotalSize();
    if (!isSame(places.get(), { rows, total })) places.set(() => ({ rows, total }));
  }

  return {
    places,
    update(facts) {
      const options = optionsOf(facts, tell);
      if (virtualizer) virtualizer.setOptions(options);
      else virtualizer = new Virtualizer(options);
      virtualizer._willUpdate();
      tell();
    },
    measure: (row) => virtualizer?.measureElement(row),
    scrollTo: (index) => virtualizer?.scrollToIndex(index, { align: 'auto' }),
    stop() {
      virtualizer?._didMount()();
      virtualizer = null;
    },
  };
}

function optionsOf(facts: RowFacts, onChange: () => void): VirtualizerOptions<Element, HTMLElement> {
  const { scroller, offset, count, sizeOf, keyOf, keptAt } = facts;
  return {
    count,
    getScrollElement: () => scroller,
    estimateSize: sizeOf,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollMargin: offset,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return keptAt < 0 || seen.includes(keptAt) ? seen : [...seen, keptAt].toSorted((a, b) => a - b);
    },
  };
}

function isSame(one: RowPlaces, other: RowPlaces): boolean {
  if (one.total !== other.total || one.rows.length !== other.rows.length) return false;
  return one.rows.every(
    ({ index, start }, at) => other.rows[at]?.index === index && other.rows[at]?.start === start,
  );
}
