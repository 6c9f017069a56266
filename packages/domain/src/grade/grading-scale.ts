/** [3.3] What the rules need of a grading scale. */
export type GradingScale = {
  maxScore: number;
  normalizedPassingScore: number | null;
  passingGradeId: string | null;
  objectiveGrades: ReadonlyArray<{ id: string; name: string; normalizedMinScore: number }>;
};

/** [3.3] The best grade whose minimum is reached; null below them all. */
export function gradeFor(normalizedScore: number, { objectiveGrades }: GradingScale): string | null {
  const reached = objectiveGrades.filter((grade) => normalizedScore >= grade.normalizedMinScore);
  return reached.toSorted((a, b) => b.normalizedMinScore - a.normalizedMinScore)[0]?.name ?? null;
}

/** [3.3] Is the score enough to pass? Null when the scale does not say what is enough. */
export function isPassed(normalizedScore: number, scale: GradingScale): boolean | null {
  const needed = passingScore(scale);
  return needed === null ? null : normalizedScore >= needed;
}

/** [3.3] The passing score, or else the minimum of the passing grade. */
function passingScore({
  normalizedPassingScore,
  passingGradeId,
  objectiveGrades,
}: GradingScale): number | null {
  if (normalizedPassingScore !== null) return normalizedPassingScore;
  return objectiveGrades.find((grade) => grade.id === passingGradeId)?.normalizedMinScore ?? null;
}
