import { COURSE_PRIORITIES, COURSE_PROGRESSES } from '../vocabulary';
import type { FilterState } from './filter-state';

/** One option of the drawer. */
export type FilterChoice =
  | { kind: 'courseProgress' | 'coursePriority' | 'term' | 'collection'; id: string }
  | { kind: 'category'; categoryId: string; id: string };

/** [3.24] Is the option chosen? */
export function isChosen(filters: FilterState, choice: FilterChoice): boolean {
  return valuesOf(filters, choice).includes(choice.id);
}

/** [3.24] The filters with the option chosen, or no longer chosen. */
export function withChoice(filters: FilterState, choice: FilterChoice, chosen: boolean): FilterState {
  if (isChosen(filters, choice) === chosen) return filters;
  const values = chosen
    ? [...valuesOf(filters, choice), choice.id]
    : valuesOf(filters, choice).filter((id) => id !== choice.id);
  switch (choice.kind) {
    case 'courseProgress':
      return { ...filters, courseProgress: COURSE_PROGRESSES.filter((one) => values.includes(one)) };
    case 'coursePriority':
      return { ...filters, coursePriority: COURSE_PRIORITIES.filter((one) => values.includes(one)) };
    case 'term':
    case 'collection':
      return { ...filters, [choice.kind]: values };
    case 'category':
      return { ...filters, category: withCategory(filters.category, choice.categoryId, values) };
  }
}

/** [2.26] All that is chosen, for the chips above the list. */
export function choicesOf(filters: FilterState): FilterChoice[] {
  const plain = (['courseProgress', 'coursePriority', 'term', 'collection'] as const).flatMap((kind) =>
    filters[kind].map((id) => ({ kind, id })),
  );
  const categories = Object.entries(filters.category).flatMap(([categoryId, ids]) =>
    ids.map((id) => ({ kind: 'category' as const, categoryId, id })),
  );
  return [...plain, ...categories];
}

function valuesOf(filters: FilterState, choice: FilterChoice): readonly string[] {
  return choice.kind === 'category' ? (filters.category[choice.categoryId] ?? []) : filters[choice.kind];
}

/** A category of which nothing is chosen is not mentioned. */
function withCategory(
  category: FilterState['category'],
  id: string,
  attributes: readonly string[],
): FilterState['category'] {
  const { [id]: _replaced, ...others } = category;
  return attributes.length > 0 ? { ...others, [id]: attributes } : others;
}
