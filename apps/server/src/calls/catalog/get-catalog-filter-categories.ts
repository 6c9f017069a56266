import type { getCatalogFilterCategories } from '@lantern/contract/catalog/get-catalog-filter-categories';
import type { Handler } from '../../http/serve';
import { catalogCourseSource } from '../../store/courses/catalog-courses';
import { listFilterCategories } from '../../store/activities/course-arrangement';

export const handleGetCatalogFilterCategories: Handler<typeof getCatalogFilterCategories> = (
  _input,
  { db, tenant, session },
) =>
  listFilterCategories(db, tenant.id, catalogCourseSource({ tenantId: tenant.id, userId: session.userId }));
