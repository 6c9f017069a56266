import type { FilterOperator, FilterValue } from '@lantern/contract/list-query';
import { BINDING_CODES, type Book } from './book-shelf';

export type Condition = [field: BookField, operator: FilterOperator, value: FilterValue];
export type Tree = Condition | ['!', Tree] | Array<Tree | 'and' | 'or'>;
export type BookField = keyof typeof READERS;

const READERS = {
  title: ({ title }: Book) => title?.toLowerCase() ?? null,
  'print.pages': ({ pages }: Book) => pages,
  price: ({ price }: Book) => price,
  isLent: ({ isLent }: Book) => isLent,
  printed: ({ printed }: Book) => printed?.getTime() ?? null,
  ownerId: ({ owner }: Book) => owner,
  binding: ({ binding }: Book) => binding && BINDING_CODES[binding],
};

/** What a filter means, written a second time in JavaScript, to hold the SQL against. */
export function matchesBook(tree: Tree, book: Book): boolean {
  const [head, second] = tree;
  if (head === '!') return !matchesBook(second, book);
  if (typeof head === 'string') return matchesCondition(tree as Condition, book); // a field's name leads a condition
  const parts = tree.filter((part) => Array.isArray(part));
  return second === 'or'
    ? parts.some((part) => matchesBook(part, book))
    : parts.every((part) => matchesBook(part, book));
}

function matchesCondition([field, operator, value]: Condition, book: Book): boolean {
  const stored = READERS[field](book);
  if (value === null) return operator === '=' ? stored === null : stored !== null;
  if (stored === null) return operator === '<>' || operator === 'notcontains';
  const wanted = wantedOf(field, value);
  switch (operator) {
    case '=':
      return stored === wanted;
    case '<>':
      return stored !== wanted;
    case '<':
      return stored < wanted;
    case '<=':
      return stored <= wanted;
    case '>':
      return stored > wanted;
    case '>=':
      return stored >= wanted;
    case 'contains':
      return String(stored).includes(String(wanted));
    case 'notcontains':
      return !String(stored).includes(String(wanted));
    case 'startswith':
      return String(stored).startsWith(String(wanted));
    case 'endswith':
      return String(stored).endsWith(String(wanted));
  }
}

function wantedOf(field: BookField, value: string | number | boolean): string | number | boolean {
  if (field === 'printed') return new Date(String(value)).getTime();
  return typeof value === 'string' ? value.toLowerCase() : value;
}
