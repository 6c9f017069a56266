import type { getCatalogShowcases } from '@lantern/contract/catalog/get-catalog-showcases';
import type { Handler } from '../../http/serve';
import { catalogCourseSource } from '../../store/courses/catalog-courses';
import { listShowcases } from '../../store/activities/course-arrangement';

export const handleGetCatalogShowcases: Handler<typeof getCatalogShowcases> = (
  _input,
  { db, tenant, session },
) => listShowcases(db, tenant.id, catalogCourseSource({ tenantId: tenant.id, userId: session.userId }));
