/** [4.12] What a learner can ask for in a catalog: the course on their shelf, or the course begun. */
export const ENROLLMENT_FLOWS = ['addToMyCourses', 'startTheCourse'] as const;
export type EnrollmentFlow = (typeof ENROLLMENT_FLOWS)[number];
