import * as z from 'zod/mini';
import { objective, selectedObjective } from './objective';

/** [3.18] A course as everybody may see it in a list. */
export const listedOpenCatalogObjective = z.omit(selectedObjective, { announcementChannelId: true });
export type ListedOpenCatalogObjective = z.output<typeof listedOpenCatalogObjective>;

/** [3.18] The same with its text, for its own page. */
export const openCatalogObjective = z.omit(objective, { announcementChannelId: true });
export type OpenCatalogObjective = z.output<typeof openCatalogObjective>;
