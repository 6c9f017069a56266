import { getCatalogFilterCategories } from '@lantern/contract/catalog/get-catalog-filter-categories';
import { getCatalogShowcases } from '@lantern/contract/catalog/get-catalog-showcases';
import { getEnrolledFilterCategories } from '@lantern/contract/catalog/get-enrolled-filter-categories';
import { getEnrolledShowcases } from '@lantern/contract/catalog/get-enrolled-showcases';
import { getTerms } from '@lantern/contract/catalog/get-terms';
import { createSelfEnrollment } from '@lantern/contract/courses/create-self-enrollment';
import { getObjectiveAccess } from '@lantern/contract/courses/get-objective-access';
import { getObjectiveAccessById } from '@lantern/contract/courses/get-objective-access-by-id';
import { getObjectiveWorkflowAggregate } from '@lantern/contract/courses/get-objective-workflow-aggregate';
import { queryGradingScales } from '@lantern/contract/courses/query-grading-scales';
import { queryObjectiveAccesses } from '@lantern/contract/courses/query-objective-accesses';
import { startObjectiveWorkflow } from '@lantern/contract/courses/start-objective-workflow';
import { getConfig } from '@lantern/contract/platform/get-config';
import { getCurrentUser } from '@lantern/contract/platform/get-current-user';
import { getMyEvents } from '@lantern/contract/platform/get-my-events';
import { postEvents } from '@lantern/contract/platform/post-events';
import { getOpenCatalogFilterCategories } from '@lantern/contract/public/get-open-catalog-filter-categories';
import { getOpenCatalogObjective } from '@lantern/contract/public/get-open-catalog-objective';
import { getOpenCatalogShowcases } from '@lantern/contract/public/get-open-catalog-showcases';
import { queryOpenCatalogObjectives } from '@lantern/contract/public/query-open-catalog-objectives';
import type { ServeCommand } from '../commands/serve-command';
import type { Serve } from '../http/serve';
import { handleGetCatalogFilterCategories } from './catalog/get-catalog-filter-categories';
import { handleGetCatalogShowcases } from './catalog/get-catalog-showcases';
import { handleGetEnrolledFilterCategories } from './catalog/get-enrolled-filter-categories';
import { handleGetEnrolledShowcases } from './catalog/get-enrolled-showcases';
import { handleGetTerms } from './catalog/get-terms';
import { handleCreateSelfEnrollment } from './courses/create-self-enrollment';
import { handleGetObjectiveAccess } from './courses/get-objective-access';
import { handleGetObjectiveAccessById } from './courses/get-objective-access-by-id';
import { handleGetObjectiveWorkflowAggregate } from './courses/get-objective-workflow-aggregate';
import { handleQueryGradingScales } from './courses/query-grading-scales';
import { handleQueryObjectiveAccesses } from './courses/query-objective-accesses';
import { handleStartObjectiveWorkflow } from './courses/start-objective-workflow';
import { handleGetConfig } from './platform/get-config';
import { handleGetCurrentUser } from './platform/get-current-user';
import { handleGetMyEvents } from './platform/get-my-events';
import { handlePostEvents } from './platform/post-events';
import { handleGetOpenCatalogFilterCategories } from './public/get-open-catalog-filter-categories';
import { handleGetOpenCatalogObjective } from './public/get-open-catalog-objective';
import { handleGetOpenCatalogShowcases } from './public/get-open-catalog-showcases';
import { handleQueryOpenCatalogObjectives } from './public/query-open-catalog-objectives';

/** The table of contents of the API, in the order of section 7. */
export function registerCalls(serve: Serve, serveCommand: ServeCommand): void {
  serve(queryObjectiveAccesses, handleQueryObjectiveAccesses);
  serve(getObjectiveAccess, handleGetObjectiveAccess);
  serve(getObjectiveAccessById, handleGetObjectiveAccessById);
  serve(queryGradingScales, handleQueryGradingScales);
  serve(getObjectiveWorkflowAggregate, handleGetObjectiveWorkflowAggregate);
  serveCommand(createSelfEnrollment, handleCreateSelfEnrollment);
  serveCommand(startObjectiveWorkflow, handleStartObjectiveWorkflow);

  serve(getEnrolledShowcases, handleGetEnrolledShowcases);
  serve(getCatalogShowcases, handleGetCatalogShowcases);
  serve(getEnrolledFilterCategories, handleGetEnrolledFilterCategories);
  serve(getCatalogFilterCategories, handleGetCatalogFilterCategories);
  serve(getTerms, handleGetTerms);

  serve(queryOpenCatalogObjectives, handleQueryOpenCatalogObjectives);
  serve(getOpenCatalogObjective, handleGetOpenCatalogObjective);
  serve(getOpenCatalogShowcases, handleGetOpenCatalogShowcases);
  serve(getOpenCatalogFilterCategories, handleGetOpenCatalogFilterCategories);

  serve(getCurrentUser, handleGetCurrentUser);
  serve(getConfig, handleGetConfig);
  serve(postEvents, handlePostEvents);
  serve(getMyEvents, handleGetMyEvents);
}
