import { type FilterChoice, withChoice } from '@lantern/domain/catalog/filter-choice';
import { NO_FILTERS } from '@lantern/domain/catalog/filter-state';
import type { ListSort, ListView } from '@lantern/domain/catalog/list-sort';
import type { ListRequest } from '../../../api/transport/list-query';

/** Apart, since another view asks for nothing. Pages are the query cache's: another request begins at its first. */
export type ListChoices = { request: ListRequest; view: ListView };

export type ListAction =
  | { kind: 'search'; keyword: string }
  | { kind: 'filter'; choice: FilterChoice; isChosen: boolean }
  | { kind: 'clearCollections' }
  | { kind: 'clearFilters' }
  | { kind: 'sort'; sort: ListSort }
  | { kind: 'view'; view: ListView }
  /** Back, Forward or a link brought another request; how the list is looked at stays. */
  | { kind: 'restart'; request: ListRequest };

/** [2.26] [5.12] What becomes of a list by what is done with it. */
export function listReducer({ request, view }: ListChoices, action: ListAction): ListChoices {
  const { filters } = request;
  switch (action.kind) {
    case 'search':
      return { view, request: { ...request, keyword: action.keyword } };
    case 'filter':
      return {
        view,
        request: { ...request, filters: withChoice(filters, action.choice, action.isChosen) },
      };
    case 'clearCollections':
      return { view, request: { ...request, filters: { ...filters, collection: [] } } };
    case 'clearFilters':
      return { view, request: { ...request, filters: NO_FILTERS } };
    case 'sort':
      return { view, request: { ...request, sort: action.sort } };
    case 'view':
      return { request, view: action.view };
    case 'restart':
      return { view, request: action.request };
  }
}
