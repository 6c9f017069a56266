type Files = {
  /** What the team has by now. */
  theirs: readonly string[];
  /** What it had when the learner began. */
  given: readonly string[];
  /** What of that the learner has left, and what they have added. */
  own: readonly string[];
};

/** [1.3] The files that the work is to have: the team's, with what the learner has added and without what they took away. */
export function wantedFiles({ theirs, given, own }: Files): string[] {
  const isLeft = (id: string) => own.includes(id) || !given.includes(id);
  const added = own.filter((id) => !given.includes(id) && !theirs.includes(id));
  return [...theirs.filter(isLeft), ...added];
}
