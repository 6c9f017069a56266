import { BASE_PATH, contentPartPath, contentPath } from '@lantern/domain/course/course-paths';

/** [2.8] Addresses inside a course, the query kept. */
export type PlayerAddresses = { partHref: (axis: string) => string; startHref: string; endHref: string };

/** What names one activity or one view is not kept on the way to another. */
const NOT_KEPT = ['activityId', 'activityPathId'];

/** [2.8] */
export function playerAddresses(objectiveId: string, searchStr: string): PlayerAddresses {
  const kept = new URLSearchParams(searchStr);
  for (const key of NOT_KEPT) kept.delete(key);
  if (kept.get('viewType') === 'END') kept.delete('viewType');
  const end = new URLSearchParams(kept);
  end.set('viewType', 'END');
  const start = `${BASE_PATH}${contentPath(objectiveId)}`;
  return {
    partHref: (axis) => withQuery(`${BASE_PATH}${contentPartPath(objectiveId, axis)}`, kept),
    startHref: withQuery(start, kept),
    endHref: withQuery(start, end),
  };
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}
