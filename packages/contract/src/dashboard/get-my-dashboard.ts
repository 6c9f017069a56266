import * as z from 'zod/mini';
import { defineCall, id, instant, language } from '../call';
import { listedObjectiveAccess } from '../entities/objective-access';
import { placedWidgets } from './placed-widgets';

/** [4.28] The course to go on with, or to begin where none is under way. */
const nextStep = z.object({
  course: listedObjectiveAccess,
  /** Where the learner was in it; null where it was not begun, or nothing of it is open. */
  lesson: z.nullable(z.object({ axis: z.string(), name: z.string(), language })),
  /** The module that the lesson is in. */
  module: z.nullable(z.object({ number: z.int(), total: z.int() })),
});
export type NextStep = z.output<typeof nextStep>;

const dashboardCertificate = z.object({
  certificateNumber: z.string(),
  objectiveId: id,
  courseName: z.string(),
  courseLanguage: language,
  issuedOn: z.iso.date(),
  expiresOn: z.nullable(z.iso.date()),
  expirationDate: z.nullable(instant),
  certificateThumbnailUrl: z.nullable(z.string()),
});
export type DashboardCertificate = z.output<typeof dashboardCertificate>;

/** [2.2] */
export const getMyDashboard = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/dashboard',
  audience: 'signedIn',
  summary:
    'What the caller comes back to: the course to go on with, their latest results and certificates, and how they have arranged their dashboard.',
  response: z.extend(placedWidgets, {
    next: z.nullable(nextStep),
    /** Whether they have any. */
    hasCourses: z.boolean(),
    /** [1.6] Whether there is a banner for them, so that a page keeps its place, or none. */
    hasBanners: z.boolean(),
    /** [1.6] Whether anybody has said anything to them, so that a page keeps room for it, or for a line that says so. */
    hasMessages: z.boolean(),
    /** [4.20] The latest that the caller may see. */
    results: z.array(listedObjectiveAccess),
    /** Those that run out soon first, then the latest. */
    certificates: z.array(dashboardCertificate),
  }),
});
