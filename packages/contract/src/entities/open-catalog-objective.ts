import * as z from 'zod/mini';
import { listedObjective, objective } from './objective';

/** [3.18] A course as everybody may see it in a list. */
export const listedOpenCatalogObjective = listedObjective;
export type ListedOpenCatalogObjective = z.output<typeof listedOpenCatalogObjective>;

/** [3.18] The same with its text, for its own page. */
export const openCatalogObjective = z.omit(objective, { announcementChannelId: true });
export type OpenCatalogObjective = z.output<typeof openCatalogObjective>;
