export type CertificateHistory<Certificate> = {
  current: Certificate | null;
  earlier: Certificate[];
  isCollapsible: boolean;
};

/** [9.10] Latest first; the first is the current result, and more than one make a list that folds. */
export function certificateHistory<Certificate extends { created: Date }>(
  certificates: readonly Certificate[],
): CertificateHistory<Certificate> {
  const [current, ...earlier] = latestFirst(certificates);
  return { current: current ?? null, earlier, isCollapsible: earlier.length > 0 };
}

/** [9.10] Those of one instant keep the order they came in. */
function latestFirst<Certificate extends { created: Date }>(
  certificates: readonly Certificate[],
): Certificate[] {
  return certificates.toSorted((a, b) => b.created.getTime() - a.created.getTime());
}
