import { BASE_PATH, contentPartPath, contentPath } from '@lantern/domain/course/course-paths';

/** [2.8] Addresses inside a course, with the query of the page. */
export type PlayerAddresses = { partHref: (axis: string) => string; startHref: string; endHref: string };

/** What names one activity, one view or something in it is dropped on the way to another. */
const DROPPED = ['activityId', 'activityPathId', 'thread', 'discussion', 'chat'];

/** [2.8] */
export function playerAddresses(objectiveId: string, searchStr: string): PlayerAddresses {
  const query = new URLSearchParams(searchStr);
  for (const key of DROPPED) query.delete(key);
  if (query.get('viewType') === 'END') query.delete('viewType');
  const end = new URLSearchParams(query);
  end.set('viewType', 'END');
  const start = `${BASE_PATH}${contentPath(objectiveId)}`;
  return {
    partHref: (axis) => withQuery(`${BASE_PATH}${contentPartPath(objectiveId, axis)}`, query),
    startHref: withQuery(start, query),
    endHref: withQuery(start, end),
  };
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}
