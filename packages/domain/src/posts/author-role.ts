/** In what part a person writes in a course; null: as one of its learners. */
export type AuthorRole = 'instructor' | 'staff';

/** [2.28] Who may grade is an instructor, administrators are staff; who is both teaches first of all. */
export function authorRole({
  mayGrade,
  isAdministrator,
}: {
  mayGrade: boolean;
  isAdministrator: boolean;
}): AuthorRole | null {
  if (mayGrade) return 'instructor';
  return isAdministrator ? 'staff' : null;
}
