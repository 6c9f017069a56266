import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { type ExternalStore, externalStore } from '../../lib/storage/external-store';
import { rowStep } from './row-step';

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
/** So much of its surroundings is seen with a line that is brought into sight. */
const AROUND_PX = 96;

/** Reckons which lines of a long list are drawn, outside of React, and tells it when that changes. */
export function createRowVirtualizer(): RowVirtualizer {
  const places = externalStore<RowPlaces>({ rows: [], total: 0 });
  let virtualizer: Virtualizer<Element, HTMLElement> | null = null;
  let frame: number | undefined;

  /** Where the lines are now. Those that `choose` does not draw yet, of the ones that should be, come later. */
  function tell(choose: (drawn: readonly number[], wanted: readonly number[]) => readonly number[]) {
    if (!virtualizer) return;
    const { scrollMargin, count } = virtualizer.options;
    const wanted = virtualizer.getVirtualIndexes();
    const drawn = places.get().rows.map(({ index }) => index);
    const indexes = choose(drawn, wanted).filter((index) => index < count);
    const total = virtualizer.getTotalSize();
    const { measurementsCache } = virtualizer;
    const rows = indexes.map((index) => ({
      index,
      start: (measurementsCache[index]?.start ?? 0) - scrollMargin,
    }));
    if (!isSame(places.get(), { rows, total })) places.set(() => ({ rows, total }));
    if (indexes.join() !== wanted.join()) scheduleStep();
  }

  /** One step a frame, and in a task of its own: together with the frame that scrolls it would be too long. */
  function scheduleStep() {
    frame ??= requestAnimationFrame(() => {
      setTimeout(() => {
        frame = undefined;
        tell(rowStep);
      });
    });
  }

  return {
    places,
    update(facts) {
      const options = optionsOf(facts, ({ scrollDirection }, isScroll) => {
        // A line turned out to be higher: below it there is time; above, the page would seem to jump.
        if (!isScroll && scrollDirection === 'forward') scheduleStep();
        else tell((drawn, wanted) => (drawn.length > 0 ? drawn : wanted));
      });
      if (virtualizer) virtualizer.setOptions(options);
      else virtualizer = new Virtualizer(options);
      virtualizer._willUpdate();
      tell((_drawn, wanted) => wanted);
    },
    measure: (row) => virtualizer?.measureElement(row),
    scrollTo: (index) => virtualizer?.scrollToIndex(index, { align: 'auto' }),
    stop() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
      virtualizer?._didMount()();
      virtualizer = null;
    },
  };
}

type Options = VirtualizerOptions<Element, HTMLElement>;

function optionsOf(facts: RowFacts, onChange: NonNullable<Options['onChange']>): Options {
  const { scroller, offset, count, sizeOf, keyOf, keptAt } = facts;
  return {
    count,
    getScrollElement: () => scroller,
    estimateSize: sizeOf,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollPaddingStart: AROUND_PX,
    scrollPaddingEnd: AROUND_PX,
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
