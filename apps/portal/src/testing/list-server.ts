import { getCatalogFilterCategories } from '@lantern/contract/catalog/get-catalog-filter-categories';
import { getCatalogShowcases } from '@lantern/contract/catalog/get-catalog-showcases';
import { getCourseCounts, type CourseCount } from '@lantern/contract/catalog/get-course-counts';
import { getEnrolledFilterCategories } from '@lantern/contract/catalog/get-enrolled-filter-categories';
import { getEnrolledShowcases } from '@lantern/contract/catalog/get-enrolled-showcases';
import { getMySuggestions, type Suggestion } from '@lantern/contract/catalog/get-my-suggestions';
import { getTerms } from '@lantern/contract/catalog/get-terms';
import { queryObjectiveAccesses } from '@lantern/contract/courses/query-objective-accesses';
import type { FilterCategory } from '@lantern/contract/entities/filter-category';
import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { Showcase } from '@lantern/contract/entities/showcase';
import type { MakeCall } from '@lantern/contract/render-page';
import { getOpenCatalogFilterCategories } from '@lantern/contract/public/get-open-catalog-filter-categories';
import { getOpenCatalogShowcases } from '@lantern/contract/public/get-open-catalog-showcases';
import { queryOpenCatalogObjectives } from '@lantern/contract/public/query-open-catalog-objectives';

type Asked = { path: string; query: Record<string, unknown> };
type Page<Item> = { data: Item[]; totalCount?: number };

type ListAnswers = {
  courses?: (query: Record<string, unknown>) => Page<ListedObjectiveAccess>;
  openCourses?: (query: Record<string, unknown>) => Page<ListedObjective>;
  showcases?: Showcase[];
  categories?: FilterCategory[];
  terms?: Array<{ id: string; name: string }>;
  counts?: CourseCount[];
  suggestions?: Suggestion[];
};

/** Answers the calls of a list, and keeps what it was asked. */
export function listServer(answers: ListAnswers = {}) {
  const { showcases = [], categories = [], terms = [], counts = [] } = answers;
  const nothing = () => ({ data: [], totalCount: 0 });
  const { courses = nothing, openCourses = nothing } = answers;
  const asked: Asked[] = [];
  const call: MakeCall = async ({ path }, input) => {
    const { query = {} } = input as { query?: Record<string, unknown> };
    asked.push({ path, query });
    switch (path) {
      case queryObjectiveAccesses.path:
        return courses(query) as never;
      case queryOpenCatalogObjectives.path:
        return openCourses(query) as never;
      case getEnrolledShowcases.path:
      case getCatalogShowcases.path:
      case getOpenCatalogShowcases.path:
        return showcases as never;
      case getEnrolledFilterCategories.path:
      case getCatalogFilterCategories.path:
      case getOpenCatalogFilterCategories.path:
        return categories as never;
      case getTerms.path:
        return terms as never;
      case getCourseCounts.path:
        return counts as never;
      case getMySuggestions.path:
        return (answers.suggestions ?? []) as never;
      default:
        throw new Error(`The test did not expect a call to ${path}`);
    }
  };
  return { call, asked };
}

export function showcase(differs: Partial<Showcase> & Pick<Showcase, 'id' | 'name'>): Showcase {
  return { code: '', description: '', objectivesCount: 1, order: 1, ...differs };
}
