import * as z from 'zod/mini';
import { defineCall } from '../call';
import { listedObjectiveAccess } from '../entities/objective-access';
import { listOf, listQuery, repeatable } from '../list-query';

/** [7.2] [5.13] One list, two views of it: the courses of the caller, and those the catalog offers them. */
export const queryObjectiveAccesses = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-accesses/query',
  audience: 'signedIn',
  summary: "The caller's courses (list=enrolled) or those on offer to them (list=catalog).",
  query: z.extend(listQuery, {
    /** The caller's own unless given. */
    list: z.optional(z.enum(['enrolled', 'catalog'])),
    /** Attribute ids: any of one category, all categories together. */
    filterAttribute: z.optional(repeatable),
    /** Collection ids, or "uncategorized" (reading 34). */
    showcase: z.optional(repeatable),
  }),
  response: listOf(listedObjectiveAccess),
});
