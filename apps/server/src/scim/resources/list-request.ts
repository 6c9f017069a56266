import type { ListQuery } from '@lantern/contract/list-query';
import { ProblemError } from '@lantern/contract/problem-error';
import { Messages } from 'scimmy';
import { type FilterNames, readFilter } from '../filter/read-filter';
import { requestField } from '../../lti/request-field';
import type { ListPage } from '../../store/lists/list-page';
import { invalidFilter, invalidValue } from '../scim-errors';
import type { ScimAnswer } from '../scim-route';
import { isObject } from './read-resource';

/** Within what our lists take. */
const WHOLE = /^-?\d{1,9}$/;

/** What a list is asked for (RFC 7644, 3.4.2): filter, order and page, as one of our own lists. */
function listRequest(query: unknown, names: FilterNames): ListQuery {
  const filter = requestField(query, 'filter');
  // Empty or twice, it would be as good as none, and everybody found.
  if (filter === null && isObject(query) && Object.hasOwn(query, 'filter'))
    throw invalidFilter('One filter.');
  const sortBy = requestField(query, 'sortBy');
  const count = numberOf(query, 'count');
  return {
    ...(filter !== null && { filter: readFilter(filter, names) }),
    ...(sortBy !== null && { sort: [{ selector: sortField(sortBy, names), desc: isDescending(query) }] }),
    skip: Math.max(numberOf(query, 'startIndex') ?? 1, 1) - 1,
    ...(count !== null && { take: Math.max(count, 0) }),
    requireTotalCount: true,
  };
}

/** One page of a list, with how many there are in all. */
export async function answerList<Row>(
  query: unknown,
  names: FilterNames,
  {
    read,
    resources,
  }: {
    read: (asked: ListQuery) => Promise<ListPage<Row>>;
    resources: (rows: Row[]) => object[] | Promise<object[]>;
  },
): Promise<ScimAnswer> {
  const asked = listRequest(query, names);
  const { data, totalCount = 0 } = await readPage(() => read(asked));
  const shown = await resources(data);
  const body = {
    schemas: [Messages.ListResponse.id],
    totalResults: totalCount,
    startIndex: (asked.skip ?? 0) + 1,
    itemsPerPage: shown.length,
    Resources: shown,
  };
  return { status: 200, body };
}

/** A value that the field cannot have, or too many conditions, is the list's to refuse. */
async function readPage<Row>(read: () => Promise<ListPage<Row>>): Promise<ListPage<Row>> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'invalidRequest') throw error;
    const reasons = Object.entries(error.errors).map(
      ([field, messages]) => `${field}: ${messages.join(' ')}`,
    );
    throw invalidFilter(reasons.join('; '));
  }
}

function sortField(sortBy: string, names: FilterNames): string {
  const name = sortBy.toLowerCase();
  const field = Object.hasOwn(names, name) ? names[name] : undefined;
  if (field === undefined) throw invalidValue('That cannot be sorted by.');
  return field;
}

function isDescending(query: unknown): boolean {
  return requestField(query, 'sortOrder')?.toLowerCase() === 'descending';
}

function numberOf(query: unknown, name: 'count' | 'startIndex'): number | null {
  const text = requestField(query, name);
  if (text === null) return null;
  if (!WHOLE.test(text)) throw invalidValue(`"${name}" is a whole number.`);
  return Number(text);
}
